import type { Log, Pool } from '@foyer/runtime';
import { createGathering } from './gathering.ts';
import type { Movement } from '../ledger/movements.ts';
import { stake, stakeBatch, type Stake, type TimedStake } from '../ledger/productLedger.ts';
import { isDatabaseAway } from '../lib/withRetry.ts';

/**
 * A second call would wait for row locks on the provider accounts until the first commit is durable:
 * measured, more cost and no gain.
 */
const CALLS_AT_A_TIME = 1;
/** Maximum number of bets in one transaction. */
const MOST_TOGETHER = 32;
/** After this time, later bets use another connection than the one that does not respond. */
const PATIENCE_MS = 2_000;

export interface BetDesk {
  /** As {@link stake}; concurrent bets of several players share one transaction (ADR 0114). */
  post(bet: Stake, at: number): Promise<Movement>;
}

export function createBetDesk(pool: Pool, log: Log): BetDesk {
  const ask = createGathering<TimedStake, Movement>({
    calls: CALLS_AT_A_TIME,
    most: MOST_TOGETHER,
    patience: PATIENCE_MS,
    keyOf: ({ bet }) => bet.playerId,
    alone: ({ bet, at }) => stake(pool, bet, at),
    async together(bets) {
      try {
        return await stakeBatch(pool, bets);
      } catch (error) {
        if (!isDatabaseAway(error))
          log.warn('bet batch failed, executing bets one by one', { bets: bets.length, error });
        throw error;
      }
    },
  });
  return { post: (bet, at) => ask({ bet, at }) };
}
