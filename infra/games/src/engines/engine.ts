import type { Result } from '@foyer/kernel';
import type { Random } from '../random/random.ts';
import type { Rational } from './rational.ts';

export interface GameFacts {
  readonly rtp: Rational;
  /** Chance that a round returns anything, in hundredths of a per cent; null where the player's choice decides. */
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
  /** The player's choice, rebuilt from known fields: what is stored and replayed. */
  readonly bet: unknown;
  readonly stakeMinor: number;
}

export type BetProblem = 'BET_INVALID' | 'STAKE_NOT_OFFERED';

export interface PlayedRound {
  readonly outcome: unknown;
  readonly returnMinor: number;
}

/** One kind of game. Its models are data; everything about money and sessions is outside. */
export interface Engine {
  readonly modelIds: readonly string[];
  /** Changes whenever the same draws could mean something else. */
  version(modelId: string): string;
  facts(modelId: string): GameFacts;
  limits(modelId: string, currency: string): StakeLimits;
  /** What the frame needs to draw and to let the player choose. */
  describe(modelId: string, currency: string): unknown;
  readBet(modelId: string, currency: string, input: unknown): Result<PricedBet, BetProblem>;
  /** The whole round, decided at once; `bet` is what readBet returned. */
  play(modelId: string, bet: unknown, random: Random): PlayedRound;
}
