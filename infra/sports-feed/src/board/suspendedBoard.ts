import type { FeedChanges, FeedEvent, FeedMatch, FeedSnapshot } from '@foyer/kernel/sports-feed';
import { coversMarket, type Suspension, type Suspensions } from '@foyer/kernel/sports-trading';
import { TICK_MS, type Board } from './createBoard.ts';

/** The board as the players of a brand see it: with the suspensions of staff. */
export interface BoardView extends Pick<Board, 'snapshot' | 'match' | 'since' | 'now'> {
  /** Messages up to this sequence number were those of another view: a client that knows them needs a snapshot. */
  readonly changedAt: number;
}

export interface BoardViews {
  /** Replaces the suspensions, unless a later list is known. */
  replace(list: Suspensions): void;
  /**
   * The view of a brand; without one, with the suspensions of all brands only. Another object from the tick after a
   * change on, so that a state with the sequence number of a tick is of one view.
   */
  of(brand: string | undefined): BoardView;
  /** A match with the latest suspensions, for its prices. */
  match(brand: string | undefined, id: string): FeedMatch | undefined;
  /** True if the latest suspensions cover a market that the board does not list. */
  suspends(brand: string | undefined, id: string, market: Parameters<typeof coversMarket>[2]): boolean;
  /** Any other event with the latest suspensions. */
  suspended<E extends Suspendable>(brand: string | undefined, event: E): E;
}

/** An event with markets that a suspension can name. */
type Suspendable = Pick<FeedEvent, 'id' | 'markets'>;

interface KnownView {
  readonly list: Suspensions;
  readonly key: string;
  readonly view: BoardView;
}

const NONE: Suspensions = { revision: 0, suspensions: [] };

/** Views of the board by brand. Nothing is stored: the api repeats the list every two seconds. */
export function createBoardViews(board: Board): BoardViews {
  let latest = NONE;
  /** The list of the current tick. */
  let list = NONE;
  let listOf = 0;
  const tickNow = (): number => Math.floor(board.now().at / TICK_MS);
  const isOf = (brand: string) => (one: Suspension) => one.brand === null || one.brand === brand;
  const known = new Map<string, KnownView>();
  /** Brands with the same suspensions share a view, and so the serialised messages. */
  const shared = new Map<string, BoardView>();

  return {
    replace(next) {
      if (next.revision < latest.revision) return;
      latest = next;
      listOf = tickNow();
    },
    match(brand = '', id) {
      const match = board.match(id);
      return match && suspendMarkets(match, latest.suspensions.filter(isOf(brand)));
    },
    suspends: (brand = '', id, market) =>
      latest.suspensions.filter(isOf(brand)).some((one) => coversMarket(one, id, market)),
    suspended: (brand = '', event) => suspendMarkets(event, latest.suspensions.filter(isOf(brand))),
    of(brand = '') {
      if (tickNow() > listOf) list = latest;
      const before = known.get(brand);
      if (before?.list === list) return before.view;
      const own = list.suspensions.filter(isOf(brand));
      const key = JSON.stringify(own.map(({ scope, target, kind, line }) => [scope, target, kind, line]));
      if (before?.key === key) {
        known.set(brand, { ...before, list });
        return before.view;
      }
      const changedAt = before ? tickNow() : 0;
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
  if (suspensions.length === 0 && changedAt === 0)
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
  // clients ignore a state whose number is not greater than that of the one before
  const replaceEvent = <E extends FeedEvent>(event: E): E => {
    const shown = suspendMarkets(event, suspensions);
    return event.sequence < changedAt ? { ...shown, sequence: changedAt } : shown;
  };
  const suspendEvents = <M extends FeedSnapshot | FeedChanges>(message: M): M => {
    const events = message.events.map((event) => once(event, replaceEvent));
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
      return match && once(match, replaceEvent);
    },
    since: (sequence) => board.since(sequence)?.map((changes) => once(changes, suspendEvents)),
    now: () => board.now(),
  };
}

function suspendMarkets<E extends Suspendable>(event: E, suspensions: readonly Suspension[]): E {
  const markets = event.markets.map((market) =>
    market.status === 'open' && suspensions.some((one) => coversMarket(one, event.id, market))
      ? { ...market, status: 'suspended' as const }
      : market,
  );
  return markets.some((market, index) => market !== event.markets[index]) ? { ...event, markets } : event;
}
