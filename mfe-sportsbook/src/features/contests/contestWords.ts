import type { FeedContest, FeedRunner } from '@foyer/kernel/sports-contests';
import type { FeedMarket } from '@foyer/kernel/sports-feed';

/** The market on the winner; undefined when none is offered. */
export function winnerMarket({ markets }: FeedContest): FeedMarket | undefined {
  return markets.find(({ kind }) => kind === 'fieldWinner');
}

/** The runner with the lowest price, and the price; undefined without an open market. */
export function favouriteOf(
  contest: FeedContest,
): { readonly runner: FeedRunner; readonly price: number } | undefined {
  const market = winnerMarket(contest);
  if (market?.status !== 'open') return undefined;
  const [lowest] = market.outcomes.toSorted((left, right) => left.price - right.price);
  const runner = contest.runners.find(({ id }) => id === lowest?.id);
  return runner && lowest ? { runner, price: lowest.price } : undefined;
}

/** Runners by their position in a result, by their price before it; withdrawn ones are last. */
export function orderedRunners(contest: FeedContest): readonly FeedRunner[] {
  const prices = new Map(winnerMarket(contest)?.outcomes.map(({ id, price }) => [id, price]) ?? []);
  const rank = ({ id, position, withdrawn }: FeedRunner): number => {
    if (withdrawn) return Number.MAX_SAFE_INTEGER;
    if (contest.result) return position ?? Number.MAX_SAFE_INTEGER - 1;
    return prices.get(id) ?? Number.MAX_SAFE_INTEGER - 1;
  };
  return contest.runners.toSorted((left, right) => rank(left) - rank(right));
}

/** The runners in the first position. */
export function winnersOf({ runners }: FeedContest): readonly FeedRunner[] {
  return runners.filter(({ position }) => position === 1);
}
