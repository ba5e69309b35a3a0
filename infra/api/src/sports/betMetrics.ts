import { metricsOf, type Clock, type Pool } from '@foyer/runtime';
import type { PlacedBet } from './placement/bettor.ts';

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
  'OPEN_BETS_TOO_HIGH',
  'BOOST_UNAVAILABLE',
  'BOOSTED_ODDS_UNAVAILABLE',
  'BOOSTED_STAKE_TOO_HIGH',
  'BONUS_UNAVAILABLE',
  'BONUS_MAX_STAKE',
  'BONUS_BET_EXCLUDED',
  'BONUS_MARKET_EXCLUDED',
  'BONUS_PRICE_TOO_LOW',
  'NOT_OFFERED',
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
    () => settlementLag(pool, clock),
  );
}

/** The value of `sports_settlement_lag_seconds`. */
export async function settlementLag(pool: Pool, clock: Clock): Promise<number> {
  const { rows } = await pool.query<{ received_at: Date | null }>(
    `select min(r.received_at) as received_at
         from api.sports_bet b join api.sports_bet_leg l on l.bet_id = b.id join api.sports_result r on r.event_id = l.event_id and r.number = l.result_number
         where b.is_outdated or (b.status = 'OPEN' and b.open_legs = 0)`,
  );
  const since = rows[0]?.received_at;
  return since ? Math.max(0, clock() - since.getTime()) / MS : 0;
}

/** Time within which a bet before the start of its match is accepted, in seconds. */
const FAST_SECONDS = 0.25;

/** Requests by outcome since the start of the process. */
export async function countedOutcomes(): Promise<
  readonly { readonly outcome: string; readonly count: number }[]
> {
  const values = await valuesOf('foyer_api_sports_bets_total');
  return values.map(({ labels, value }) => ({ outcome: String(labels['outcome']), count: value }));
}

/** Accepted bets since the start of the process: their mean time in seconds, and how many were fast. */
export async function acceptanceTimes(): Promise<{
  readonly meanAcceptSeconds: number | null;
  readonly fastShare: number | null;
}> {
  const values = await valuesOf('foyer_api_sports_bet_accepted_seconds');
  const valueOf = (suffix: string): number =>
    values.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
  const count = valueOf('_count');
  const fast = values.find(({ labels }) => labels['le'] === FAST_SECONDS)?.value ?? 0;
  return count === 0
    ? { meanAcceptSeconds: null, fastShare: null }
    : { meanAcceptSeconds: valueOf('_sum') / count, fastShare: fast / count };
}

interface MetricValue {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: Readonly<Partial<Record<string, string | number>>>;
}

async function valuesOf(name: string): Promise<readonly MetricValue[]> {
  return (await metricsOf('api').registry.getSingleMetric(name)?.get())?.values ?? [];
}
