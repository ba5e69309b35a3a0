import type { Store } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { parseContestsMessage, type ContestsMessage } from '@foyer/kernel/sports-contests';
import { createStore } from '@foyer/platform';
import { FEED_ID } from '../sports-feed/createMatchFeed.ts';

/** `unknown`: the feed has no such contest. `isOutdated`: it could not be read again. */
export type ContestsState =
  | { readonly status: 'loading' | 'failed' | 'unknown' }
  | { readonly status: 'ready'; readonly message: ContestsMessage; readonly isOutdated: boolean };

/** The races, the outrights, or one contest, kept after their page is left. */
export interface Contests extends Store<ContestsState> {
  /** Reads them, or reads them again; requests at the same time are one. Never rejects. */
  readonly load: () => Promise<void>;
  /** Reads them unless they were read just before, by another reader: a page and the slip can have the same contest. */
  readonly refresh: () => Promise<void>;
}

/** Age below which `refresh` does not read; below the interval of its readers, whose timers differ. */
const FRESH_MS = 4_000;

export interface ContestsPorts {
  /** Returns null for an unknown contest, and rejects when the feed cannot be reached. */
  read(name: string): Promise<unknown>;
  now(): number;
}

export function createContests(name: string, { read, now }: ContestsPorts): Contests {
  const store = createStore<ContestsState>({ status: FEED_ID.test(name) ? 'loading' : 'unknown' });
  let reading: Promise<void> | undefined;
  /** Start of the last read with an answer. */
  let readAt: number | undefined;

  async function readOnce(): Promise<void> {
    const startedAt = now();
    if (store.current().status === 'failed') store.set({ status: 'loading' });
    const data = await read(name).catch(ignoreError('the page shows it'));
    const message = parseContestsMessage(data);
    const before = store.current();
    readAt = undefined;
    if (data === null) store.set({ status: 'unknown' });
    else if (message) {
      readAt = startedAt;
      store.set({ status: 'ready', message, isOutdated: false });
    } else store.set(before.status === 'ready' ? { ...before, isOutdated: true } : { status: 'failed' });
  }

  async function load(): Promise<void> {
    if (store.current().status === 'unknown') return;
    reading ??= readOnce().finally(() => (reading = undefined));
    await reading;
  }

  async function refresh(): Promise<void> {
    const age = readAt === undefined ? Infinity : Math.abs(now() - readAt);
    if (age >= FRESH_MS) await load();
  }

  return { current: store.current, subscribe: store.subscribe, load, refresh };
}
