import { PROTECTED_CONTENT } from '@foyer/market/content';
import { inTransaction, type Pool } from '@foyer/runtime';

/** Writes the places under four eyes for the publication function of SQL, which refuses to publish without. */
export async function writeContentRules(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    // replicas start at the same time
    await client.query('lock table api.content_rule in share row exclusive mode');
    await client.query('delete from api.content_rule');
    for (const { section, path, keys } of PROTECTED_CONTENT)
      await client.query('insert into api.content_rule (section, path, keys) values ($1, $2, $3)', [
        section,
        path,
        keys ?? '',
      ]);
  });
}
