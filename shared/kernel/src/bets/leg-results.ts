import type { FeedMarketKind, FeedOutcomeId } from '../feeds/sports-feed.ts';
import type { LegResult } from './bet-settlement.ts';

/** A selection whose market is decided by the final score. */
export interface ScoredSelection {
  readonly kind: FeedMarketKind;
  /** Tenths; null for a market without a line. */
  readonly line: number | null;
  readonly outcome: FeedOutcomeId;
}

/** Goals, points or sets at the end of the match. */
export interface FinalScore {
  readonly home: number;
  readonly away: number;
}

/**
 * Decides a selection from the final score; a total that equals its line is void. The feed offers a draw in each
 * sport whose matches can end level.
 */
export function resultOf({ kind, line, outcome }: ScoredSelection, { home, away }: FinalScore): LegResult {
  if (kind === 'winner') {
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
    return { status: outcome === winner ? 'WON' : 'LOST' };
  }
  const scored = (home + away) * LINE_UNITS;
  if (line === null || scored === line) return { status: 'VOID' };
  return { status: (outcome === 'over') === scored > line ? 'WON' : 'LOST' };
}

/** Lines are stored in tenths. */
const LINE_UNITS = 10;
