import type { Log, Pool } from '@foyer/runtime';
import { createGathering } from './gathering.ts';
import type { Movement } from './movements.ts';
import { stake, stakeBatch, type Stake, type TimedStake } from './productLedger.ts';
import { isDatabaseAway } from './retried.ts';

/** A second one would wait for the rows of the first, the provider's accounts, until that is on the disk: measured, it costs more and is no faster. */
const CALLS_AT_A_TIME = 1;
/** So many are posted before the first of them is answered. */
const MOST_TOGETHER = 32;
/** A connection that went silent is noticed late; bets that come after it take another. */
const PATIENCE_MS = 2_000;

export interface BetDesk {
  /** As `postBet`; bets of several players that come at a time are one transaction (ADR 0114). */
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
          log.warn('bets that came together are posted one by one', { bets: bets.length, error });
        throw error;
      }
    },
  });
  return { post: (bet, at) => ask({ bet, at }) };
}
