import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import type { BoardEvent } from '../../sports-feed/feed.machine.ts';
import { useSportsFeed } from '../../sports-feed/useSportsFeed.ts';

export type LiveMatch = BoardEvent;
export type LiveMatches = ReadonlyMap<string, LiveMatch>;

const NO_MATCHES: LiveMatches = new Map();

/** Matches of the feed by id, while a selection of the bets is open; none while the feed is silent. */
export function useLiveMatches(bets: readonly PlacedBetFragment[]): LiveMatches {
  const isOpen = bets.some(
    ({ status, legs }) => status === 'OPEN' && legs.some(({ result }) => result === null),
  );
  const feed = useSportsFeed(isOpen);
  // an old score would look like the current one
  return feed.status === 'live' ? feed.board.events : NO_MATCHES;
}
