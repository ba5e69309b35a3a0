import { PROTECTED_CONTENT } from '@foyer/market/content';
import type { PoolClient } from '@foyer/runtime';

/** Writes the places under four eyes for the publication function of SQL. */
export async function writeContentRules(client: PoolClient): Promise<void> {
  await client.query('delete from api.content_rule');
  for (const { section, path, keys } of PROTECTED_CONTENT)
    await client.query('insert into api.content_rule (section, path, keys) values ($1, $2, $3)', [
      section,
      path,
      keys ?? '',
    ]);
}
