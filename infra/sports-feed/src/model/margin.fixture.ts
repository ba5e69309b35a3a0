import type { FeedOutcome } from '@foyer/kernel/sports-feed';

/** The bookmaker's margin of a market: its implied probabilities beyond 100 %, in basis points. */
export function marginOf(outcomes: readonly FeedOutcome[]): number {
  return outcomes.reduce((sum, { price }) => sum + 10_000_000 / price, 0) - 10_000;
}
