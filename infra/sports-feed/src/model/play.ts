import type { FeedPhase, FeedScore } from '@foyer/kernel/sports-feed';

/** A match at one moment. It contains nothing that reveals later events. */
export interface MatchProgress {
  readonly phase: FeedPhase;
  readonly period: number;
  readonly minute: number | null;
  readonly score: FeedScore | null;
  readonly inner: FeedScore | null;
  /** A critical situation: markets are suspended. */
  readonly isTense: boolean;
}

/** A time span in milliseconds after the start. */
export type Span = readonly [from: number, to: number];

export type Side = 'home' | 'away';

export const BEFORE_THE_START: MatchProgress = {
  phase: 'upcoming',
  period: 0,
  minute: null,
  score: null,
  inner: null,
  isTense: false,
};

export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some(([from, to]) => at >= from && at < to);
}

export function plus(score: FeedScore, side: Side, points: number): FeedScore {
  return side === 'home'
    ? { home: score.home + points, away: score.away }
    : { home: score.home, away: score.away + points };
}

export const NIL: FeedScore = { home: 0, away: 0 };
