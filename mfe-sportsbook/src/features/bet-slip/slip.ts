import { selectionKey, type Coupon, type Selection } from '../coupon/coupon.ts';
import type { BoardEvent, FeedState } from '../sports-feed/feed.machine.ts';
import { combinedPrice } from '../odds/odds.ts';

/** Status of a selection compared with the board. `unknown`: no data, or it may be outdated. */
export type SelectionStatus = 'same' | 'better' | 'worse' | 'suspended' | 'unavailable' | 'unknown';

export interface SlipLine {
  readonly key: string;
  readonly selection: Selection;
  /** Undefined when the match is no longer on the board. */
  readonly event: BoardEvent | undefined;
  /** The current price; undefined without an open market. */
  readonly price: number | undefined;
  readonly status: SelectionStatus;
}

/** The slip compared with the board. */
export function slipOf(coupon: Coupon, state: FeedState): readonly SlipLine[] {
  return coupon.map((selection) => {
    const event = 'board' in state ? state.board.events.get(selection.event) : undefined;
    const market = event?.markets.find(
      ({ kind, line }) => kind === selection.kind && line === selection.line,
    );
    const price = market?.outcomes.find(({ id }) => id === selection.outcome)?.price;
    const line = { key: selectionKey(selection), selection, event };
    if (state.status !== 'live') return { ...line, price: undefined, status: 'unknown' };
    if (market === undefined || price === undefined || market.status === 'closed')
      return { ...line, price: undefined, status: 'unavailable' };
    if (market.status === 'suspended') return { ...line, price: undefined, status: 'suspended' };
    return {
      ...line,
      price,
      status: price === selection.price ? 'same' : price > selection.price ? 'better' : 'worse',
    };
  });
}

/** Combined price; undefined unless each selection has a price and no two are of one match. */
export function combinedOf(lines: readonly SlipLine[]): number | undefined {
  const prices = lines.flatMap(({ price, status }) =>
    status === 'same' && price !== undefined ? price : [],
  );
  const matches = new Set(lines.map(({ selection }) => selection.event));
  return lines.length > 1 && prices.length === lines.length && matches.size === lines.length
    ? combinedPrice(prices)
    : undefined;
}

/** Price changes that the player has not accepted. */
export function changedLines(lines: readonly SlipLine[]): number {
  return lines.filter(({ status }) => status === 'better' || status === 'worse').length;
}
