import { SPORTS, type FeedCompetition, type SportId } from '@foyer/kernel/sports-feed';
import type { BoardEvent, FeedBoard } from '../../features/sports-feed/feed.machine.ts';

export interface CompetitionGroup {
  readonly competition: FeedCompetition;
  readonly events: readonly BoardEvent[];
}

export interface Programme {
  /** In play, or just ended. */
  readonly live: readonly CompetitionGroup[];
  readonly upcoming: readonly CompetitionGroup[];
}

/** Number of upcoming matches shown when no sport is selected. */
const NEXT_OF_ALL = 12;
/** Matches per competition before the rest is requested. */
export const UPCOMING_AT_FIRST = 6;

/** Live matches by competition, in the order of the catalogue. */
export function programmeOf(board: FeedBoard, sport: SportId | undefined): Programme {
  const sportOf = new Map(board.competitions.map((competition) => [competition.id, competition.sport]));
  const events = [...board.events.values()].filter(
    (event) => sport === undefined || sportOf.get(event.competition) === sport,
  );
  const upcoming = events.filter(({ phase }) => phase === 'upcoming').sort(byStart);
  return {
    live: grouped(
      board,
      events
        .filter(({ phase }) => phase !== 'upcoming')
        .sort(
          (left, right) =>
            Number(left.phase === 'ended') - Number(right.phase === 'ended') || byStart(left, right),
        ),
    ),
    upcoming: grouped(board, sport === undefined ? upcoming.slice(0, NEXT_OF_ALL) : upcoming),
  };
}

/** Number of matches in play. */
export function liveCounts(board: FeedBoard): Readonly<Record<SportId, number>> {
  const sportOf = new Map(board.competitions.map((competition) => [competition.id, competition.sport]));
  const counts = Object.fromEntries(SPORTS.map((sport) => [sport, 0])) as Record<SportId, number>; // Exactly the known sports.
  for (const event of board.events.values()) {
    const sport = sportOf.get(event.competition);
    if (sport && isOn(event)) counts[sport] += 1;
  }
  return counts;
}

/** Sport of an address; undefined for all sports, and for an unknown one. */
export function sportOfAddress(search: string): SportId | undefined {
  const requested = new URLSearchParams(search).get('sport');
  return SPORTS.find((sport) => sport === requested);
}

export function isOn({ phase }: Pick<BoardEvent, 'phase'>): boolean {
  return phase === 'live' || phase === 'break';
}

function grouped(board: FeedBoard, events: readonly BoardEvent[]): readonly CompetitionGroup[] {
  return board.competitions.flatMap((competition) => {
    const own = events.filter((event) => event.competition === competition.id);
    return own.length === 0 ? [] : [{ competition, events: own }];
  });
}

function byStart(left: BoardEvent, right: BoardEvent): number {
  return left.startsAt - right.startsAt;
}
