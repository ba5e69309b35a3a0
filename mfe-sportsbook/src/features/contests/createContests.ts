import type { Store } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import {
  parseContestsStream,
  type ContestChanges,
  type ContestsMessage,
  type FeedContest,
} from '@foyer/kernel/sports-contests';
import { createStore } from '@foyer/platform';
import { FEED_ID } from '../sports-feed/createMatchFeed.ts';
import { withMoves, type Moves } from '../sports-feed/moves.ts';
import { shareConnection } from '../sports-feed/sharedConnection.ts';
import type { ConnectContests } from './contestStream.ts';

/** A contest with the last moves of its prices. */
export interface FollowedContest extends FeedContest {
  /** Number of the message that it came with. */
  readonly sequence: number;
  readonly moves: Moves;
}

/** All contests of a list, as last received. */
export interface KnownContests {
  readonly sequence: number;
  /** Server time of the last message. */
  readonly at: number;
  readonly contests: readonly FollowedContest[];
}

/** `unknown`: the feed has no such contest. `isOutdated`: the prices may be outdated; selected ones are compared later. */
export type ContestsState =
  | { readonly status: 'loading' | 'failed' | 'unknown' }
  | { readonly status: 'ready'; readonly message: KnownContests; readonly isOutdated: boolean };

/**
 * The races, the outrights, or one contest, kept after their page is left; connected while there is at least one
 * subscriber.
 */
export interface Contests extends Store<ContestsState> {
  /** Reads them over HTTP unless they are current; requests at the same time are one. Never rejects. */
  readonly load: () => Promise<void>;
  /** Returns the function that unsubscribes. */
  readonly follow: () => () => void;
  readonly retry: () => void;
}

export interface ContestsPorts {
  /** Returns null for an unknown contest, and rejects when the feed cannot be reached. */
  read(name: string): Promise<unknown>;
  readonly connect: ConnectContests;
}

export function createContests(name: string, { read, connect }: ContestsPorts): Contests {
  const store = createStore<ContestsState>({ status: FEED_ID.test(name) ? 'loading' : 'unknown' });
  /** A gap in the sequence requires a snapshot. */
  let isBehind = false;
  let reading: Promise<void> | undefined;

  const known = (): KnownContests | undefined => {
    const state = store.current();
    return state.status === 'ready' ? state.message : undefined;
  };

  function lose(): void {
    const state = store.current();
    if (state.status === 'ready') store.set({ ...state, isOutdated: true });
    else if (state.status === 'loading') store.set({ status: 'failed' });
  }

  function take(data: unknown): boolean {
    const message = parseContestsStream(data);
    const before = known();
    if (message && before && message.sequence < before.sequence) return true;
    const next =
      message &&
      (message.type === 'contests' ? afterSnapshot(before, message) : afterChanges(before, message));
    isBehind = next === undefined;
    if (next) store.set({ status: 'ready', message: next, isOutdated: false });
    else lose();
    return next !== undefined;
  }

  async function readOnce(): Promise<void> {
    const before = store.current();
    if (before.status === 'failed') store.set({ status: 'loading' });
    const asked = store.current();
    const data = await read(name).catch(ignoreError('the page shows it'));
    if (data === null) {
      store.set({ status: 'unknown' });
      connection.end();
      return;
    }
    // a message of the socket may have arrived before the answer
    if (data !== undefined) take(data);
    else if (store.current() === asked) lose();
  }

  async function load(): Promise<void> {
    const state = store.current();
    const isCurrent = state.status === 'ready' && !state.isOutdated && connection.isOpen();
    if (state.status === 'unknown' || isCurrent) return;
    reading ??= readOnce().finally(() => (reading = undefined));
    await reading;
  }

  const connection = shareConnection(
    () =>
      connect(name, {
        after: () => (isBehind ? undefined : known()?.sequence),
        onMessage: take,
        onLost() {
          lose();
          // a socket does not say why it was refused: a request finds out whether the contest is still known
          void load();
        },
      }),
    // without subscribers the prices become outdated
    lose,
  );
  if (store.current().status === 'unknown') connection.end();

  return {
    current: store.current,
    subscribe: store.subscribe,
    load,
    follow() {
      const stop = connection.follow();
      if (known() === undefined) void load();
      return stop;
    },
    retry() {
      connection.retryNow();
      void load();
    },
  };
}

function afterSnapshot(
  before: KnownContests | undefined,
  { sequence, at, contests }: ContestsMessage,
): KnownContests {
  const last = new Map(before?.contests.map((contest) => [contest.id, contest]));
  return {
    sequence,
    at,
    contests: contests.map((contest) => withMoves(last.get(contest.id), { ...contest, sequence }, at)),
  };
}

/** Undefined when the changes do not continue the known state. */
function afterChanges(
  before: KnownContests | undefined,
  { sequence, after, at, contests, removed }: ContestChanges,
): KnownContests | undefined {
  if (before?.sequence === sequence) return before;
  if (before?.sequence !== after) return undefined;
  const all = new Map(before.contests.map((contest) => [contest.id, contest]));
  for (const id of removed) all.delete(id);
  for (const contest of contests)
    all.set(contest.id, withMoves(all.get(contest.id), { ...contest, sequence }, at));
  return { sequence, at, contests: [...all.values()].sort(byStart) };
}

/** Races by their start; outrights keep their order. */
function byStart(left: FeedContest, right: FeedContest): number {
  return left.kind === 'race' && right.kind === 'race' ? left.startsAt - right.startsAt : 0;
}
