import { MAX_ASKED_RESULTS, type MatchResult } from '@foyer/kernel/sports-trading';
import type { Pool } from '@foyer/runtime';
import { compositeListJson, compositeListParameter } from '../../lib/composite.ts';
import { readResults, type SportsFeedDeps } from '../sportsFeed.ts';

/**
 * Time after a match for which its result may be corrected, in ms; ADR 0307. Later corrections are entered by staff.
 */
const CORRECTIONS_MS = 30 * 60_000;
/** Age of stored corrections that are searched for legs that they have not decided, in ms. */
const UNFINISHED_MS = 7 * 24 * 3_600_000;

/**
 * Stores the results of matches that open bets wait for, and corrections of recent ones. Returns the matches whose
 * legs have to be decided.
 */
export async function receiveResults(
  deps: SportsFeedDeps & { readonly pool: Pool },
): Promise<{ readonly events: readonly string[]; readonly failure: Error | undefined }> {
  const { pool, clock } = deps;
  const now = new Date(clock());
  // a result may have been stored by a process that stopped before it decided the legs, or by staff
  const { rows } = await pool.query<{
    event_id: string;
    is_due: boolean;
    is_known: boolean;
    is_final: boolean;
  }>(
    `select e.event_id, e.is_due, r.event_id is not null as is_known, coalesce(r.is_final, false) as is_final
     from (
       select event_id, bool_or(is_due) as is_due from (
         select event_id, true as is_due from api.sports_bet_leg where result is null and starts_at < $1
         union all select event_id, false from api.sports_result where ended_at > $2
         union all select r.event_id, true from api.sports_result r where r.number > 1 and r.received_at > $3
           and exists (select 1 from api.sports_bet_leg l where l.event_id = r.event_id and l.result_number < r.number)
         union all select r.event_id, true from api.sports_result r where r.source = 'STAFF' and r.received_at > $3
           and exists (select 1 from api.sports_bet_leg l where l.event_id = r.event_id and l.result is null and (r.status <> 'PARTIAL' or api.contains_market(r.void_markets, l.market, l.line)))
       ) f group by event_id
     ) e left join lateral api.last_sports_result(e.event_id) r on r.event_id is not null`,
    [now, new Date(clock() - CORRECTIONS_MS), new Date(clock() - UNFINISHED_MS)],
  );
  // what staff decided is not replaced
  const asked = rows.filter(({ is_final }) => !is_final).map((row) => row.event_id);
  const results: MatchResult[] = [];
  let failure: Error | undefined;
  for (let from = 0; from < asked.length && !failure; from += MAX_ASKED_RESULTS)
    await readResults(deps, asked.slice(from, from + MAX_ASKED_RESULTS)).then(
      (found) => results.push(...found),
      (error: Error) => (failure = error),
    );
  const { rows: added } = await pool.query<{ event_id: string }>(
    `select event_id from api.store_feed_results(${compositeListParameter('sports_feed_result')}, $2) r (event_id)`,
    [
      compositeListJson(
        results.map(({ event, endedAt, number, status, reason, home, away, periods, statistics, field }) => ({
          event_id: event,
          number,
          status,
          reason,
          home,
          away,
          periods: JSON.stringify(periods),
          statistics: statistics && JSON.stringify(statistics),
          field: field ? JSON.stringify(field) : null,
          ended_at: new Date(endedAt),
        })),
      ),
      now,
    ],
  );
  // a result that another process stores at the same time is not among the added ones: its legs are decided here, too
  const corrected = results.filter(({ number }) => number > 1).map(({ event }) => event);
  const found = new Set(results.map(({ event }) => event));
  const stored = rows.filter(({ event_id, is_known, is_due }) => is_due && (is_known || found.has(event_id)));
  const events = new Set([...[...stored, ...added].map((row) => row.event_id), ...corrected]);
  return { events: [...events], failure };
}
