import { setTimeout as wait } from 'node:timers/promises';
import type { LedgerPlayer } from '@foyer/api/proving';
import type { Random } from '../random.ts';
import type { Tally } from '../tally.ts';
import type { ApiWorld } from './world.ts';

/** A simulated player that calls the api over HTTP, with the balance expected after every call. */
export interface HttpActor {
  readonly player: LedgerPlayer;
  readonly random: Random;
  readonly tally: Tally;
  readonly api: ApiWorld;
  /** Payouts without a final status. */
  readonly payouts: { readonly id: string; readonly amount: number }[];
  /** Claimed free spins with the number that is used and the sum of their wins. */
  readonly freeSpins: { readonly id: string; used: number; won: number };
  balance: number;
  serial: number;
}

/** Some deadlines are too short for any response; a retry with the same key must have one effect. */
const DEADLINES_MS = [2_000, 2_000, 2_000, 400, 40] as const;
const PAUSE_MS = 20;
/**
 * Longer than any outage in this proof, even on a busy machine. A number of attempts would not be enough, because a
 * refused connection fails at once.
 */
const MAX_RETRY_MS = 120_000;
/** Responses below this status are final. */
export const DEFINITE_BELOW = 500;

/** Repeats the identical request until its result is final. */
export async function retryUntilFinal<Result>(
  actor: Pick<HttpActor, 'player' | 'random' | 'tally'>,
  kind: string,
  send: (deadlineMs: number) => Promise<Result | undefined>,
): Promise<Result> {
  const startedAt = Date.now();
  let cause: unknown;
  for (let attempt = 0; ; attempt += 1) {
    actor.tally.countOperation(attempt === 0 ? kind : `${kind}, retried`);
    const deadlineMs = attempt > 3 ? DEADLINES_MS[0] : actor.random.pick(DEADLINES_MS);
    const result = await send(deadlineMs).catch((error: unknown) => void (cause = error));
    if (result !== undefined) return result;
    if (Date.now() - startedAt > MAX_RETRY_MS)
      throw new Error(`No final result of a ${kind} of ${actor.player.playerId}.`, { cause });
    await wait(PAUSE_MS);
  }
}
