import {
  decide,
  type MarketSelection,
  type MatchStatistics,
  type OutcomeId,
  type PlayedResult,
  type PlayerId,
  type Score,
} from '@foyer/kernel/markets';

/** A final result that is possible, as far as its scope needs it. */
export interface Possibility {
  readonly result: PlayedResult;
  readonly probability: number;
}

/**
 * The part of a result that a market depends on: a distribution over margins is much smaller than one over
 * scores of both halves. `halves` exists in sports with few scores only.
 */
export type ScoreScope = 'margin' | 'sum' | 'home' | 'away' | 'score' | 'first' | 'rest' | 'halves';

/** The part that a market on counts depends on, in football: the next scorer, or whether one player scores. */
export type CountScope = 'corners' | 'cards' | 'nextScorer' | PlayerId;
export type Scope = ScoreScope | CountScope;

/** All possible results of a match, seen from now. Every market of the match is priced from it. */
export interface Outlook {
  of(scope: Scope): readonly Possibility[];
  /** Points of the score that decides a level match; undefined in sports with draws, and in those without a clock. */
  readonly overtime?: readonly { readonly score: Score; readonly probability: number }[] | undefined;
  /** The known part of a match with goalscorers; undefined in other sports. */
  readonly played?: { readonly statistics: MatchStatistics; readonly first: Score };
}

/**
 * The probability that corresponds to the fair price of an outcome: the price at which the expected return is
 * the stake. Stakes that a result returns, whole or by half, are taken out. Undefined when nothing is decided.
 */
export function fairProbability(
  possibilities: readonly Possibility[],
  selection: MarketSelection,
): number | undefined {
  let won = 0;
  let decided = 0;
  for (const { result, probability } of possibilities) {
    switch (decide(selection, result)) {
      case 'WON':
        won += probability;
        decided += probability;
        break;
      case 'HALF_WON':
        won += probability / 2;
        decided += probability / 2;
        break;
      case 'HALF_LOST':
        decided += probability / 2;
        break;
      case 'LOST':
        decided += probability;
        break;
      default:
    }
  }
  return decided > 0 ? won / decided : undefined;
}

export type Chances = readonly (readonly [outcome: OutcomeId, probability: number])[];
