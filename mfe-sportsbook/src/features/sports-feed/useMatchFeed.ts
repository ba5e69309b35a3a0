import type { Services } from '@foyer/contract';
import { useServices, useStore } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { keepConnected } from './adapters/feedConnection.ts';
import { readMatch } from './adapters/feedReads.ts';
import { createMatchFeed, type MatchFeed } from './createMatchFeed.ts';
import type { MatchState } from './match.machine.ts';

/** Matches kept after their page is left, so that a return renders the last state at once. */
const MAX_MATCHES = 8;
const feeds = new WeakMap<Services['storage'], Map<string, MatchFeed>>();

/** The feed of a match on this browser page. */
export function matchFeedOf({ storage }: Services, id: string): MatchFeed {
  const known = feeds.get(storage) ?? new Map<string, MatchFeed>();
  feeds.set(storage, known);
  const feed = known.get(id) ?? createMatchFeed(id, { readMatch, keepConnected });
  // the most recently used is last, and the first is dropped
  known.delete(id);
  known.set(id, feed);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_MATCHES) break;
    known.delete(oldest);
  }
  return feed;
}

/** The current state of a match; the connection lives as long as the component, which needs the id as its key. */
export function useMatchFeed(id: string): { readonly state: MatchState; retry(): void } {
  const services = useServices();
  const [feed] = useState(() => matchFeedOf(services, id));
  // synchronises with the feed's socket
  useEffect(() => feed.follow(), [feed]);
  return { state: useStore(feed), retry: () => feed.retry() };
}
