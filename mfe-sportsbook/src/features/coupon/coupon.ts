import type { FeedMarketKind, FeedOutcomeId } from '@foyer/kernel/sports-feed';

/** A selection with the price at the time it was selected. */
export interface Selection {
  readonly event: string;
  readonly kind: FeedMarketKind;
  /** The line in tenths; null where the market has none. */
  readonly line: number | null;
  readonly outcome: FeedOutcomeId;
  /** Thousandths. */
  readonly price: number;
}

export type Coupon = readonly Selection[];

/** Keeps the cookie that stores the slip below 256 characters. */
export const MAX_SELECTIONS = 10;

const LETTERS = { home: '1', draw: 'x', away: '2', over: 'o', under: 'u' } as const satisfies Record<
  FeedOutcomeId,
  string
>;
const SELECTION = /^([a-z0-9]{1,16})-([1x2ou])(\d{0,5})_(\d{4,6})$/;

/** Key of a selection: independent of its price. */
export function selectionKey({ event, line, outcome }: Omit<Selection, 'price'>): string {
  return `${event}-${LETTERS[outcome]}${line ?? ''}`;
}

/** Cookie format: `hal73lk-1_1950.hal73lm-o25_1870`. */
export function writeCoupon(coupon: Coupon): string {
  return coupon.map((selection) => `${selectionKey(selection)}_${selection.price}`).join('.');
}

/** Parses the cookie; invalid selections are omitted. */
export function readCoupon(text: string | undefined): Coupon {
  const selections = (text ?? '').split('.').flatMap((part) => readSelection(part) ?? []);
  return selections
    .filter(
      (selection, index) =>
        selections.findIndex((other) => selectionKey(other) === selectionKey(selection)) === index,
    )
    .slice(0, MAX_SELECTIONS);
}

function readSelection(text: string): Selection | undefined {
  const [, event, letter, line, price] = SELECTION.exec(text) ?? [];
  const outcome = OUTCOMES.find((id) => LETTERS[id] === letter);
  if (event === undefined || outcome === undefined) return undefined;
  const isTotal = outcome === 'over' || outcome === 'under';
  if (isTotal !== (line !== '')) return undefined;
  return {
    event,
    kind: isTotal ? 'total' : 'winner',
    line: isTotal ? Number(line) : null,
    outcome,
    price: Number(price),
  };
}

const OUTCOMES = Object.keys(LETTERS) as readonly FeedOutcomeId[]; // The keys are exactly the outcomes.

/**
 * Selecting again removes it; another outcome of the same market replaces it; a full slip accepts no more.
 */
export function toggleSelection(coupon: Coupon, selection: Selection): Coupon {
  const key = selectionKey(selection);
  if (coupon.some((other) => selectionKey(other) === key)) return removeSelection(coupon, key);
  const index = coupon.findIndex((other) => other.event === selection.event && other.kind === selection.kind);
  if (index !== -1) return coupon.map((other, position) => (position === index ? selection : other));
  return coupon.length >= MAX_SELECTIONS ? coupon : [...coupon, selection];
}

export function removeSelection(coupon: Coupon, key: string): Coupon {
  return coupon.filter((selection) => selectionKey(selection) !== key);
}

/** Accepts the current price of a selection. */
export function acceptPrice(coupon: Coupon, key: string, price: number): Coupon {
  return coupon.map((selection) => (selectionKey(selection) === key ? { ...selection, price } : selection));
}
