import { exchangeFactor, RATED_CURRENCIES } from '@foyer/money';
import { inTransaction, type Pool } from '@foyer/runtime';

/** Contributions of the last 24 hours count, as for the shared pot (requirements/screens#jackpot). */
export const RANKING_WINDOW_HOURS = 24;

/** One replica at a time writes the ranking. */
const LOCK = `select pg_try_advisory_xact_lock(hashtext('api.jackpot_ranking')) as locked`;

/**
 * Sums are compared in euros; equal sums rank by the player who reached the sum first. A returned contribution
 * counts against its player.
 */
const RANK = `
  with rates as (
    select * from unnest($3::text[], $4::numeric[], $5::numeric[]) as r (currency, numerator, denominator)
  ), sums as (
    select c.player_id, c.brand, greatest(1, trunc(sum(c.amount * r.numerator / r.denominator)))::bigint as contributed, max(c.journal_id) as reached
    from api.jackpot_contribution c join rates r using (currency)
    where c.instance_id = $1 and c.at > $2 group by c.player_id, c.brand having sum(c.amount) > 0
  ), ranked as (
    select player_id, brand, contributed, (row_number() over (order by contributed desc, reached) - 1)::integer as position from sums
  ), written as (
    insert into api.jackpot_ranking (instance_id, player_id, brand, position, contributed)
    select $1, player_id, brand, position, contributed from ranked
    on conflict (instance_id, player_id) do update set brand = excluded.brand, position = excluded.position, contributed = excluded.contributed
    where (jackpot_ranking.position, jackpot_ranking.contributed) is distinct from (excluded.position, excluded.contributed)
  )
  delete from api.jackpot_ranking k where k.instance_id = $1 and not exists (select 1 from ranked where ranked.player_id = k.player_id)`;

/** Ranks the contributors of a jackpot again; without effect while another replica does. */
export function rankContributors(pool: Pool, instanceId: string, now: number): Promise<void> {
  const factors = RATED_CURRENCIES.map((currency) => exchangeFactor(currency, 'EUR'));
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>(LOCK);
    if (rows[0]?.locked !== true) return;
    await client.query(RANK, [
      instanceId,
      new Date(now - RANKING_WINDOW_HOURS * 3_600_000),
      RATED_CURRENCIES,
      factors.map(({ numerator }) => String(numerator)),
      factors.map(({ denominator }) => String(denominator)),
    ]);
  });
}
