import { metricsOf, type Clock, type Pool } from '@foyer/runtime';
import type { PlacedBet } from './placeBet.ts';

/** Outcomes of requests for bets that operators count one by one; the rest is `other`. */
const OUTCOMES = [
  'PLACED',
  'PRICE_CHANGED',
  'SELECTION_SUSPENDED',
  'SELECTION_UNAVAILABLE',
  'FEED_UNAVAILABLE',
  'REGISTER_UNAVAILABLE',
  'RELATED_SELECTIONS',
  'STAKE_TOO_LOW',
  'STAKE_TOO_HIGH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'LIMIT_REQUIRED',
  'REALITY_CHECK_DUE',
  'PLAYER_BLOCKED',
] as const;

const requests = metricsOf('api').count('sports_bets', 'Requests for sports bets by what became of them', {
  outcome: OUTCOMES,
});

/** Counts an answer to a request for a bet; a repetition with its key is counted again. */
export function countBet({ bet, refusals }: PlacedBet): void {
  requests.add({ outcome: bet ? 'PLACED' : (refusals[0] ?? 'other') });
}

const MS = 1_000;
const accepted = metricsOf('api').duration(
  'sports_bet_accepted',
  'Time from the request for a bet to its acceptance, with the delay of matches in play',
);

/** Measures the time to an accepted bet. `startedAt` is of `performance.now()`. */
export function observeAcceptance({ bet }: PlacedBet, startedAt: number): void {
  if (bet) accepted.observe((performance.now() - startedAt) / MS);
}

/** Reports the age of the oldest result that a bet still waits for to be paid by, in seconds; 0 when none does. */
export function reportSettlementLag(pool: Pool, clock: Clock): void {
  metricsOf('api').gauge(
    'sports_settlement_lag_seconds',
    'Age of the oldest result whose bets are not paid',
    async () => {
      const { rows } = await pool.query<{ received_at: Date | null }>(
        `select min(r.received_at) as received_at
         from api.sports_bet b join api.sports_bet_leg l on l.bet_id = b.id join api.sports_result r on r.event_id = l.event_id and r.number = l.result_number
         where b.is_outdated or (b.status = 'OPEN' and b.open_legs = 0)`,
      );
      const since = rows[0]?.received_at;
      return since ? Math.max(0, clock() - since.getTime()) / MS : 0;
    },
  );
}
