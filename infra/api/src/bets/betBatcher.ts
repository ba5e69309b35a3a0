import type { Log, Pool } from '@foyer/runtime';
import type { Movement } from '../ledger/movements.ts';
import { stake, stakeBatch, type Stake, type TimedStake } from '../ledger/productLedger.ts';
import { createBatcher } from '../lib/batcher.ts';
import { isConnectionError } from '../lib/withRetry.ts';

/**
 * A second call would wait for row locks on the provider accounts until the first commit is durable:
 * measured, more cost and no gain.
 */
const MAX_CONCURRENT_BATCHES = 1;
/** Maximum number of bets in one transaction. */
const MAX_BATCH_SIZE = 32;
/** After this time, later bets use another connection than the one that does not respond. */
const TIMEOUT_MS = 2_000;

export interface BetBatcher {
  /** As {@link stake}; concurrent bets of several players share one transaction (ADR 0114). */
  post(bet: Stake, at: number): Promise<Movement>;
}

export function createBetBatcher(pool: Pool, log: Log): BetBatcher {
  const enqueue = createBatcher<TimedStake, Movement>({
    maxConcurrent: MAX_CONCURRENT_BATCHES,
    maxBatchSize: MAX_BATCH_SIZE,
    timeoutMs: TIMEOUT_MS,
    keyOf: ({ bet }) => bet.playerId,
    executeOne: ({ bet, at }) => stake(pool, bet, at),
    async executeBatch(bets) {
      try {
        return await stakeBatch(pool, bets);
      } catch (error) {
        if (!isConnectionError(error))
          log.warn('bet batch failed, executing bets one by one', { bets: bets.length, error });
        throw error;
      }
    },
  });
  return { post: (bet, at) => enqueue({ bet, at }) };
}
