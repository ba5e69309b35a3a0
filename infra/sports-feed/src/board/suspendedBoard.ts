import type { FeedChanges, FeedEvent, FeedSnapshot } from '@foyer/kernel/sports-feed';
import { coversMarket, type Suspension, type Suspensions } from '@foyer/kernel/sports-trading';
import type { Board } from './createBoard.ts';

/** The board as the players of a brand see it: with the suspensions of staff. */
export interface BoardView extends Pick<Board, 'snapshot' | 'match' | 'since' | 'now'> {
  /** Messages up to this sequence number were those of another view: a client that knows them needs a snapshot. */
  readonly changedAt: number;
}

export interface BoardViews {
  /** Replaces the suspensions, unless a later list is known. */
  replace(list: Suspensions): void;
  /** The view of a brand; without one, with the suspensions of all brands only. Another object after a change. */
  of(brand: string | undefined): BoardView;
}

interface KnownView {
  readonly list: Suspensions;
  readonly key: string;
  readonly view: BoardView;
}

const NONE: Suspensions = { revision: 0, suspensions: [] };

/** Views of the board by brand. Nothing is stored: the api repeats the list every two seconds. */
export function createBoardViews(board: Board): BoardViews {
  let list = NONE;
  const known = new Map<string, KnownView>();
  /** Brands with the same suspensions share a view, and so the serialised messages. */
  const shared = new Map<string, BoardView>();

  return {
    replace(next) {
      if (next.revision >= list.revision) list = next;
    },
    of(brand = '') {
      const before = known.get(brand);
      if (before?.list === list) return before.view;
      const own = list.suspensions.filter((one) => one.brand === null || one.brand === brand);
      const key = JSON.stringify(own.map(({ scope, target, kind, line }) => [scope, target, kind, line]));
      if (before?.key === key) {
        known.set(brand, { ...before, list });
        return before.view;
      }
      const changedAt = before ? board.now().sequence : 0;
      const name = `${changedAt} ${key}`;
      const view = shared.get(name) ?? createView(board, own, changedAt);
      known.set(brand, { list, key, view });
      shared.set(name, view);
      const used = new Set([...known.values()].map((one) => one.view));
      for (const [other, one] of shared) if (!used.has(one)) shared.delete(other);
      return view;
    },
  };
}

function createView(board: Board, suspensions: readonly Suspension[], changedAt: number): BoardView {
  if (suspensions.length === 0)
    return {
      changedAt,
      snapshot: () => board.snapshot(),
      match: (id) => board.match(id),
      since: (sequence) => board.since(sequence),
      now: () => board.now(),
    };
  const replaced = new WeakMap<object, object>();
  /** The same content always gives the same object, so that it is serialised once. */
  const once = <T extends object>(content: T, replace: (content: T) => T): T => {
    const result = (replaced.get(content) as T | undefined) ?? replace(content); // The map has results of `replace` only.
    replaced.set(content, result);
    return result;
  };
  const suspendMarkets = <E extends FeedEvent>(event: E): E => {
    const markets = event.markets.map((market) =>
      market.status === 'open' && suspensions.some((one) => coversMarket(one, event.id, market))
        ? { ...market, status: 'suspended' as const }
        : market,
    );
    return markets.some((market, index) => market !== event.markets[index]) ? { ...event, markets } : event;
  };
  const suspendEvents = <M extends FeedSnapshot | FeedChanges>(message: M): M => {
    const events = message.events.map((event) => once(event, suspendMarkets));
    return events.some((event, index) => event !== message.events[index]) ? { ...message, events } : message;
  };
  let last: FeedSnapshot | undefined;
  return {
    changedAt,
    snapshot() {
      const { sequence } = board.now();
      // after a suspension all clients need one at the same moment
      if (last?.sequence !== sequence) last = suspendEvents(board.snapshot());
      return last;
    },
    match(id) {
      const match = board.match(id);
      return match && once(match, suspendMarkets);
    },
    since: (sequence) => board.since(sequence)?.map((changes) => once(changes, suspendEvents)),
    now: () => board.now(),
  };
}
