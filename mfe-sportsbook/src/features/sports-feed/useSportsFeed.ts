import type { Services } from '@foyer/contract';
import { useServices, useStore } from '@foyer/platform';
import { useEffect } from 'react';
import type { FeedState } from './feed.machine.ts';
import { keepConnected, readSnapshot } from './adapters/feedConnection.ts';
import { createSportsFeed, type SportsFeed } from './createSportsFeed.ts';

const feeds = new WeakMap<Services['storage'], SportsFeed>();

/**
 * The feed of this browser page. It outlives the sports page, so that a return to the page renders the last
 * board at once.
 */
export function sportsFeedOf({ storage }: Services): SportsFeed {
  const feed = feeds.get(storage) ?? createSportsFeed({ readSnapshot, keepConnected });
  feeds.set(storage, feed);
  return feed;
}

/** The current offer; the connection lives as long as the component. */
export function useSportsFeed(): FeedState {
  const feed = sportsFeedOf(useServices());
  // synchronises with the feed's socket
  useEffect(() => feed.follow(), [feed]);
  return useStore(feed);
}
