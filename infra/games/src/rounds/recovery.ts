import type { Log } from '@foyer/runtime';
import { resumeRound, type RoundWork } from './advanceRound.ts';

const SWEEP_MS = 1_000;
const ROUNDS_PER_SWEEP = 50;

export interface Recovery {
  /** One pass; returns the number of rounds claimed. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Completes rounds left open by a crash, a lost response or an unavailable operator: at start, then
 * periodically.
 */
export function startRecovery(work: RoundWork, log: Log): Recovery {
  let running: Promise<number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function pass(): Promise<number> {
    const rounds = await work.store.claimDue(ROUNDS_PER_SWEEP);
    await Promise.all(
      rounds.map((round) =>
        resumeRound(work, round).catch((error: unknown) =>
          log.error('round could not be resumed', { roundId: round.id, error }),
        ),
      ),
    );
    return rounds.length;
  }
  function sweep(): Promise<number> {
    running ??= pass().finally(() => {
      running = undefined;
    });
    return running;
  }
  function plan(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      sweep()
        .catch((error: unknown) => log.error('recovery sweep failed', { error }))
        .finally(plan);
    }, SWEEP_MS);
    timer.unref();
  }
  sweep()
    .catch((error: unknown) => log.error('recovery sweep failed', { error }))
    .finally(plan);
  return {
    sweep,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
