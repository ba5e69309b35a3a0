import type { Store } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { parseCompetitionMessage, type CompetitionMessage } from '@foyer/kernel/sports-results';
import { createStore } from '@foyer/platform';
import { FEED_ID } from '../sports-feed/createMatchFeed.ts';

/** `unknown`: the feed has no such competition. `isOutdated`: it could not be read again. */
export type CompetitionState =
  | { readonly status: 'loading' | 'failed' | 'unknown' }
  | { readonly status: 'ready'; readonly message: CompetitionMessage; readonly isOutdated: boolean };

/** A competition with its season, kept after its page is left. */
export interface Competition extends Store<CompetitionState> {
  /** Reads it, or reads it again. Never rejects. */
  readonly load: () => Promise<void>;
}

/** @param read - Returns null for an unknown competition, and rejects when the feed cannot be reached. */
export function createCompetition(id: string, read: (id: string) => Promise<unknown>): Competition {
  const store = createStore<CompetitionState>({ status: FEED_ID.test(id) ? 'loading' : 'unknown' });

  async function load(): Promise<void> {
    if (store.current().status === 'unknown') return;
    if (store.current().status === 'failed') store.set({ status: 'loading' });
    const data = await read(id).catch(ignoreError('the page shows it'));
    const message = parseCompetitionMessage(data);
    const before = store.current();
    if (data === null) store.set({ status: 'unknown' });
    else if (message) store.set({ status: 'ready', message, isOutdated: false });
    else store.set(before.status === 'ready' ? { ...before, isOutdated: true } : { status: 'failed' });
  }

  return { current: store.current, subscribe: store.subscribe, load };
}
