import { setTimeout as wait } from 'node:timers/promises';
import type { ProtectedPlayer } from './protectedPlayer.ts';

/** Some deadlines are too short for any answer; a retry with the same key must have one effect. */
const DEADLINES_MS = [4_000, 4_000, 400, 60] as const;
const PAUSE_MS = 25;
const MAX_RETRY_MS = 120_000;

/** Repeats the identical request until its answer is final, and sometimes once more. */
export async function untilFinal<Result>(
  { random }: Pick<ProtectedPlayer, 'random'>,
  send: (deadlineMs: number) => Promise<Result>,
): Promise<Result> {
  const startedAt = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    const deadlineMs = attempt > 3 ? DEADLINES_MS[0] : random.pick(DEADLINES_MS);
    try {
      const result = await send(deadlineMs);
      if (!random.chance(0.2)) return result;
      // the client did not receive the answer
      return await send(DEADLINES_MS[0]);
    } catch (error) {
      if (Date.now() - startedAt > MAX_RETRY_MS) throw error;
      await wait(PAUSE_MS);
    }
  }
}
