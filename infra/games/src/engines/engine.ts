import type { Result } from '@foyer/kernel';
import type { Random } from '../random/random.ts';
import type { Rational } from './rational.ts';

export interface GameFacts {
  readonly rtp: Rational;
  /** Probability that a round returns anything, in basis points; null where the player's choice decides. */
  readonly hitRateBasisPoints: number | null;
  /** 1 to 5; null where the player's choice decides. */
  readonly volatility: 1 | 2 | 3 | 4 | 5 | null;
  readonly topPrizeTimesStake: number;
  readonly lines: number | null;
  readonly ways: number | null;
  /** `5x3`, or `single-zero` for a wheel. */
  readonly layout: string;
  readonly features: readonly string[];
}

export interface StakeLimits {
  readonly minStakeMinor: number;
  readonly maxStakeMinor: number;
}

export interface PricedBet {
  /** The player's choice as parsed from known fields; stored and replayed. */
  readonly bet: unknown;
  readonly stakeMinor: number;
}

export type BetProblem = 'BET_INVALID' | 'STAKE_NOT_OFFERED';

export interface PlayedRound {
  readonly outcome: unknown;
  readonly returnMinor: number;
}

/** One kind of game. Models are data; money and sessions are handled outside. */
export interface Engine {
  readonly modelIds: readonly string[];
  /** Changes whenever the same draws could have another meaning. */
  version(modelId: string): string;
  facts(modelId: string): GameFacts;
  limits(modelId: string, currency: string): StakeLimits;
  /** Everything the frame needs to draw the game and to offer choices. */
  describe(modelId: string, currency: string): unknown;
  readBet(modelId: string, currency: string, input: unknown): Result<PricedBet, BetProblem>;
  /**
   * The bet of free spins: the level is a position on the ladder of stakes, from 1. Undefined when the game has no
   * such level.
   */
  freeBet(modelId: string, currency: string, level: number): PricedBet | undefined;
  /** Plays the whole round at once; `bet` comes from readBet. */
  play(modelId: string, bet: unknown, random: Random): PlayedRound;
}
