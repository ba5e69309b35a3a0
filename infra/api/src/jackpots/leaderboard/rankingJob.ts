import { JACKPOT_INSTANCE } from '@foyer/market';
import { startJob, type Clock, type Job, type Log, type Pool } from '@foyer/runtime';
import { rankContributors } from './rankContributors.ts';

/** The leaderboard is at most this much behind the ledger. */
const TICK_MS = 10_000;

/** Starts the job that ranks the contributors of the community jackpot. Safe to run in every replica. */
export function startJackpotRankingJob(deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}): Job<unknown> {
  return startJob({
    name: 'jackpot ranking',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => rankContributors(deps.pool, JACKPOT_INSTANCE, deps.clock()),
  });
}
