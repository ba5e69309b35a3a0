import type { MarketKind, OutcomeId } from '@foyer/kernel/markets';
import type { FeedEvent } from '@foyer/kernel/sports-feed';

/** Direction of the last price move, with the sequence of its event. */
export interface Move {
  readonly direction: 'up' | 'down';
  readonly sequence: number;
  /** Server time of that change. */
  readonly at: number;
}

/** The last move of each price that has moved, by {@link moveKey}. */
export type Moves = Readonly<Record<string, Move>>;

/** A market with another line is another bet, so the key has the line. */
export function moveKey(kind: MarketKind, line: number | null, outcome: OutcomeId): string {
  return `${kind} ${line ?? ''} ${outcome}`;
}

/** A match, or a contest. */
type Priced = Pick<FeedEvent, 'sequence' | 'markets'>;

/**
 * Merges a newer state of a match into an older one. Returns the same object if nothing changed, so that only
 * what changed renders again.
 */
export function withMoves<Event extends Priced>(
  before: (Event & { readonly moves: Moves }) | undefined,
  event: Event,
  at: number,
): Event & { readonly moves: Moves } {
  if (!before) return { ...event, moves: {} };
  if (event.sequence <= before.sequence) return before;
  const prices = new Map(pricesOf(before));
  const moves = pricesOf(event).flatMap(([key, price]): (readonly [string, Move])[] => {
    const last = prices.get(key);
    const known = before.moves[key];
    if (last !== undefined && last !== price)
      return [[key, { direction: price > last ? 'up' : 'down', sequence: event.sequence, at }]];
    return known ? [[key, known]] : [];
  });
  return { ...event, moves: Object.fromEntries(moves) };
}

function pricesOf({ markets }: Priced): readonly (readonly [string, number])[] {
  return markets.flatMap(({ kind, line, outcomes }) =>
    outcomes.map(({ id, price }) => [moveKey(kind, line, id), price] as const),
  );
}
