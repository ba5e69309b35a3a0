import type { SportsRisk } from '@foyer/kernel/sports-risk-answers';
import type { Clock, Pool } from '@foyer/runtime';
import { acceptanceTimes, countedOutcomes, settlementLag } from '../betMetrics.ts';
import type { FeedAge } from './feedAge.ts';

/** The metrics of sports bets for the console; those of requests are of this process since its start. */
export async function readSportsMetrics(
  pool: Pool,
  clock: Clock,
  feedAge: Pick<FeedAge, 'seconds'> | undefined,
): Promise<SportsRisk['metrics']> {
  const [outcomes, times, lag] = await Promise.all([
    countedOutcomes(),
    acceptanceTimes(),
    settlementLag(pool, clock),
  ]);
  return {
    since: new Date(clock() - Math.round(process.uptime() * 1_000)).toISOString(),
    placed: outcomes.find(({ outcome }) => outcome === 'PLACED')?.count ?? 0,
    refusals: outcomes
      .filter(({ outcome, count }) => outcome !== 'PLACED' && count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ outcome, count }) => ({ reason: outcome, count })),
    ...times,
    settlementLagSeconds: lag,
    feedAgeSeconds: feedAge?.seconds() ?? null,
  };
}
