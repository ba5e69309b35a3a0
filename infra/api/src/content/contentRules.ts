import { POINTS_VALUE } from '@foyer/market/engagement-rules';
import { COST_RULES, PROTECTED_CONTENT } from '@foyer/market/content';
import { inTransaction, type Pool } from '@foyer/runtime';
import { MISSION_OFFER_IDS, valueOfOffer } from '../../content/rewards.ts';

/**
 * Writes the places under four eyes for the publication function of SQL, which refuses to publish without
 * them.
 */
export async function writeContentRules(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    // replicas that start at the same time write one after the other
    await client.query('lock table api.content_rule in share row exclusive mode');
    await client.query('delete from api.content_rule');
    for (const { section, path, keys } of PROTECTED_CONTENT)
      await client.query('insert into api.content_rule (section, path, keys) values ($1, $2, $3)', [
        section,
        path,
        keys ?? '',
      ]);
    await client.query('delete from api.content_cost_rule');
    for (const { section, path, ceilingCents } of COST_RULES)
      await client.query('insert into api.content_cost_rule (section, path, ceiling) values ($1, $2, $3)', [
        section,
        path,
        ceilingCents,
      ]);
    await client.query('delete from api.content_reward_value');
    for (const offer of MISSION_OFFER_IDS)
      await client.query('insert into api.content_reward_value (reward, cents) values ($1, $2)', [
        offer,
        valueOfOffer(offer),
      ]);
    await client.query(`insert into api.content_reward_value (reward, cents) values ('points', $1)`, [
      POINTS_VALUE.cents / POINTS_VALUE.points,
    ]);
  });
}
