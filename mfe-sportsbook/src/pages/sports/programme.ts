import { SPORTS, type FeedCompetition, type SportId } from '@foyer/kernel/sports-feed';
import { isOnDay, type Day } from '../../features/days/days.ts';
import type { BoardEvent, FeedBoard } from '../../features/sports-feed/feed.machine.ts';

export interface CompetitionGroup {
  readonly competition: FeedCompetition;
  readonly events: readonly BoardEvent[];
}

/** Part of the board: all of it, one sport, or one competition. */
export interface BoardPart {
  readonly sport?: SportId;
  readonly competition?: string;
}

/** Number of matches shown as starting soon. */
const NEXT_OF_ALL = 12;
/** Matches per competition before the rest is requested. */
export const MATCHES_AT_FIRST = 6;

/** Matches in play or just ended, by competition in the order of the catalogue. */
export function liveMatches(board: FeedBoard): readonly CompetitionGroup[] {
  return grouped(
    board,
    eventsOf(board, {})
      .filter(({ phase }) => phase !== 'upcoming')
      .sort(byPhase),
  );
}

/** Number of matches in play that the home page shows before all are requested. */
export const LIVE_AT_FIRST = 12;

/** The first matches of a list by competition. */
export function firstMatches(
  groups: readonly CompetitionGroup[],
  maximum: number,
): readonly CompetitionGroup[] {
  let room = maximum;
  return groups.flatMap(({ competition, events }) => {
    const shown = events.slice(0, room);
    room -= shown.length;
    return shown.length === 0 ? [] : [{ competition, events: shown }];
  });
}

/** The next matches of all sports, by competition in the order of the catalogue. */
export function nextMatches(board: FeedBoard): readonly CompetitionGroup[] {
  const upcoming = eventsOf(board, {}).filter(({ phase }) => phase === 'upcoming');
  return grouped(board, upcoming.sort(byStart).slice(0, NEXT_OF_ALL));
}

/** The matches of a day by competition: in play, then by start, ended ones last. Those in play belong to today. */
export function matchesOfDay(
  board: FeedBoard,
  part: BoardPart,
  day: Day,
  now: number,
): readonly CompetitionGroup[] {
  const events = eventsOf(board, part).filter(({ phase, startsAt }) =>
    isOnDay(day, phase === 'upcoming' ? startsAt : now, now),
  );
  return grouped(board, events.sort(byPhase));
}

/** True when a part of the board has a match today: in play, just ended or still to start. */
export function hasToday(board: FeedBoard, part: BoardPart, today: Day | undefined): boolean {
  return eventsOf(board, part).some(
    ({ phase, startsAt }) => phase !== 'upcoming' || today === undefined || startsAt < today.until,
  );
}

/** Instants at which the upcoming matches start. */
export function startsOf(board: FeedBoard, part: BoardPart): readonly number[] {
  return eventsOf(board, part).flatMap(({ phase, startsAt }) => (phase === 'upcoming' ? [startsAt] : []));
}

/** Number of matches in play. */
export function liveCounts(board: FeedBoard): Readonly<Record<SportId, number>> {
  const sportOf = sportsOf(board);
  const counts = Object.fromEntries(SPORTS.map((sport) => [sport, 0])) as Record<SportId, number>; // Exactly the known sports.
  for (const event of board.events.values()) {
    const sport = sportOf.get(event.competition);
    if (sport && isOn(event)) counts[sport] += 1;
  }
  return counts;
}

/** Sport of an address; undefined for all sports, and for an unknown one. */
export function sportOfAddress(search: string): SportId | undefined {
  return knownSport(new URLSearchParams(search).get('sport'));
}

export function knownSport(id: string | null | undefined): SportId | undefined {
  return SPORTS.find((sport) => sport === id);
}

export function isOn({ phase }: Pick<BoardEvent, 'phase'>): boolean {
  return phase === 'live' || phase === 'break';
}

function sportsOf({ competitions }: FeedBoard): ReadonlyMap<string, SportId> {
  return new Map(competitions.map(({ id, sport }) => [id, sport]));
}

/** The events of a part of the board, in no order. */
export function eventsOf(board: FeedBoard, { sport, competition }: BoardPart): BoardEvent[] {
  const sportOf = sportsOf(board);
  return [...board.events.values()].filter(
    (event) =>
      (competition === undefined || event.competition === competition) &&
      (sport === undefined || sportOf.get(event.competition) === sport),
  );
}

/** Events by competition, in the order of the catalogue. */
export function grouped(board: FeedBoard, events: readonly BoardEvent[]): readonly CompetitionGroup[] {
  const byCompetition = Map.groupBy(events, ({ competition }) => competition);
  return board.competitions.flatMap((competition) => {
    const own = byCompetition.get(competition.id);
    return own === undefined ? [] : [{ competition, events: own }];
  });
}

const ORDER: Readonly<Record<BoardEvent['phase'], number>> = { live: 0, break: 0, upcoming: 1, ended: 2 };

/** In play, then by start, ended ones last. */
export function byPhase(left: BoardEvent, right: BoardEvent): number {
  return ORDER[left.phase] - ORDER[right.phase] || byStart(left, right);
}

/** By start. */
export function byStart(left: BoardEvent, right: BoardEvent): number {
  return left.startsAt - right.startsAt;
}
