import { startJob, type Job, type Log } from '@foyer/runtime';
import { resumeRound, type RoundWork } from './advanceRound.ts';

const SWEEP_MS = 1_000;
const ROUNDS_PER_SWEEP = 50;

/**
 * Completes rounds left open by a crash, a lost response or an unavailable operator: at start, then
 * periodically. A run returns the number of rounds it claimed.
 */
export function startRecovery(work: RoundWork, log: Log): Job<number> {
  return startJob({
    name: 'round recovery',
    everyMs: SWEEP_MS,
    firstMs: 0,
    log,
    async run() {
      const rounds = await work.store.claimDue(ROUNDS_PER_SWEEP);
      await Promise.all(
        rounds.map((round) =>
          resumeRound(work, round).catch((error: unknown) =>
            log.error('round could not be resumed', { roundId: round.id, error }),
          ),
        ),
      );
      return rounds.length;
    },
  });
}
