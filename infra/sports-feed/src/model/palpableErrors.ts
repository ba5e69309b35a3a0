import type { FeedMarket } from '@foyer/kernel/sports-feed';

/** Markets with more outcomes leave some out, so that their sum says nothing. */
const MAX_WHOLE_OUTCOMES = 3;

/**
 * Suspends the markets that cannot be right: prices whose implied probabilities add up to less than 100 % pay more than
 * they cost for every result.
 */
export function withoutPalpableErrors(markets: readonly FeedMarket[]): readonly FeedMarket[] {
  return markets.map((market) => (isPalpableError(market) ? { ...market, status: 'suspended' } : market));
}

function isPalpableError({ kind, outcomes }: FeedMarket): boolean {
  if (outcomes.length < 2 || outcomes.length > MAX_WHOLE_OUTCOMES) return false;
  const sum = outcomes.reduce((total, { price }) => total + 1_000 / price, 0);
  // outcomes of a double chance overlap
  return sum < (kind === 'doubleChance' || kind === 'firstDoubleChance' ? 2 : 1);
}
