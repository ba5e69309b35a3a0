import type { FeedEvent } from '@foyer/kernel/sports-feed';
import type { Selection } from '../coupon/coupon.ts';
import type { SportsBoostedOddsQuery } from './BoostedOdds.generated.ts';

export type Odds = SportsBoostedOddsQuery['root']['sportsBoostedOdds'][number];

/** The price of the outcome in the offer; undefined when its market is not in it, or not open. */
export function regularPriceOf(
  odds: Omit<Selection, 'price'>,
  event: Pick<FeedEvent, 'markets'>,
): number | undefined {
  return event.markets
    .find(({ kind, line, status }) => kind === odds.kind && line === odds.line && status === 'open')
    ?.outcomes.find(({ id }) => id === odds.outcome)?.price;
}

/** True while the odds are better than the offer; they end with the start of the match. */
export function isBetter(odds: Odds, event: Pick<FeedEvent, 'markets' | 'phase'>): boolean {
  return event.phase === 'upcoming' && odds.price > (regularPriceOf(odds, event) ?? 0);
}

/** The boosted odds of a selection. */
export function oddsOf(
  list: readonly Odds[],
  { event, kind, line, outcome }: Omit<Selection, 'price'>,
): Odds | undefined {
  return list.find(
    (one) => one.event === event && one.kind === kind && one.line === line && one.outcome === outcome,
  );
}
