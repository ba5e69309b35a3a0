import type { SportsRisk } from '@foyer/kernel/sports-risk-answers';
import type { Pool } from '@foyer/runtime';

/** Decided requests and operations of one answer. */
const MAX_ROWS = 50;
const UTC = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

type Lists = Pick<SportsRisk, 'suspensions' | 'requests' | 'limits' | 'operations'>;

/** Active suspensions, requests for results with the waiting ones first, limits, and the latest operations. */
export async function readOperations(pool: Pool): Promise<Lists> {
  const [suspensions, requests, limits, operations] = await Promise.all([
    pool.query<Lists['suspensions'][number]>(
      `select id, brand, scope, target, market as kind, line, reason, staff, to_char(at at time zone 'UTC', ${UTC}) as at
       from api.sports_suspension where ended_at is null order by id desc`,
    ),
    pool.query<Lists['requests'][number]>(
      `select id, event_id as "eventId", kind, market, line, home, away, positions, bets, reason, staff, to_char(at at time zone 'UTC', ${UTC}) as at,
         approvals_needed as "approvalsNeeded", status, decided_by as "decidedBy"
       from api.sports_result_request order by (status = 'WAITING') desc, id desc limit $1`,
      [MAX_ROWS],
    ),
    pool.query<Lists['limits'][number]>(
      `select l.brand, l.market, null as "playerId", r.currency, l.max_stake as "maxStake", l.max_payout as "maxPayout", l.staff, to_char(l.at at time zone 'UTC', ${UTC}) as at
       from api.sports_market_limit l join api.brand_rule r using (brand)
       union all
       select p.brand, null, l.player_id, r.currency, l.max_stake, l.max_payout, l.staff, to_char(l.at at time zone 'UTC', ${UTC})
       from api.sports_player_limit l join api.player p on p.id = l.player_id join api.brand_rule r on r.brand = p.brand
       order by 1, 2, 3`,
    ),
    pool.query<Lists['operations'][number]>(
      `select id, action, (select string_agg(e.key || ' ' || e.value, ', ' order by e.key) from jsonb_each_text(jsonb_strip_nulls(subject)) e) as subject, reason, staff, outcome,
         to_char(at at time zone 'UTC', ${UTC}) as at
       from api.sports_operation order by at desc, id desc limit $1`,
      [MAX_ROWS],
    ),
  ]);
  return {
    suspensions: suspensions.rows,
    requests: requests.rows,
    limits: limits.rows,
    operations: operations.rows,
  };
}
