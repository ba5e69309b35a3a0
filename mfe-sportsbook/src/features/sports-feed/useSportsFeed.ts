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

/** Loads the board while the code of its page loads. Never rejects. */
export function preloadBoard(services: Services): Promise<unknown> {
  return services.flags.has('Sportsbook') ? sportsFeedOf(services).preload() : Promise.resolve();
}

/**
 * The current board; the connection lives as long as the component.
 *
 * @param isNeeded - Without it the board is not loaded.
 */
export function useSportsFeed(isNeeded = true): FeedState {
  const feed = sportsFeedOf(useServices());
  // synchronises with the feed's socket
  useEffect(() => (isNeeded ? feed.follow() : undefined), [feed, isNeeded]);
  return useStore(feed);
}
