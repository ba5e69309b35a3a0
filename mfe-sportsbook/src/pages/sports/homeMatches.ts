import { SPORTS, type FeedCompetition } from '@foyer/kernel/sports-feed';
import type { FavouriteKey } from '../../features/favourites/favourites.ts';
import type { BoardEvent, FeedBoard } from '../../features/sports-feed/feed.machine.ts';
import { byPhase, byStart, eventsOf, grouped, type CompetitionGroup } from './programme.ts';

/** One match with its competition. */
export interface MatchOfBoard {
  readonly competition: FeedCompetition;
  readonly event: BoardEvent;
}

/** Matches of a favourite competition on the home page. */
const NEXT_OF_FAVOURITE = 3;

/**
 * The next match of each sport: of its first competition that has one. The catalogue lists the most important
 * competition of a sport first.
 *
 * @param listed - Matches that are on the page already.
 */
export function topMatches(board: FeedBoard, listed: readonly CompetitionGroup[]): readonly MatchOfBoard[] {
  const known = new Set(listed.flatMap(({ events }) => events.map(({ id }) => id)));
  const upcoming = eventsOf(board, {}).filter(({ phase, id }) => phase === 'upcoming' && !known.has(id));
  const groups = grouped(board, upcoming.sort(byStart));
  return SPORTS.flatMap((sport) => {
    const first = groups.find(({ competition }) => competition.sport === sport);
    const event = first?.events[0];
    return first && event ? [{ competition: first.competition, event }] : [];
  });
}

export interface FavouriteMatches {
  /** Matches that are favourites themselves. */
  readonly matches: readonly MatchOfBoard[];
  /** Favourite competitions with their next matches, which may be none. */
  readonly competitions: readonly CompetitionGroup[];
}

/** The player's favourites that are on the board, in the order of the keys. */
export function favouriteMatches(board: FeedBoard, keys: readonly FavouriteKey[]): FavouriteMatches {
  const byId = new Map(board.competitions.map((competition) => [competition.id, competition]));
  return {
    matches: keys.flatMap((key) => {
      const event = key.startsWith('e:') ? board.events.get(key.slice(2)) : undefined;
      const competition = event && byId.get(event.competition);
      return event && competition ? [{ event, competition }] : [];
    }),
    competitions: keys.flatMap((key) => {
      const competition = key.startsWith('c:') ? byId.get(key.slice(2)) : undefined;
      if (!competition) return [];
      const own = eventsOf(board, { competition: competition.id }).filter(
        ({ id, phase }) => phase !== 'ended' && !keys.includes(`e:${id}`),
      );
      return [{ competition, events: own.sort(byPhase).slice(0, NEXT_OF_FAVOURITE) }];
    }),
  };
}
