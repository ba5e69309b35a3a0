import type { Competition, Team } from '../../catalogue/row.ts';

const MINUTE = 60_000;
/** Upper bound of a match's duration, in ms. */
export const MAX_MATCH_MS = 4 * 3_600_000;
const ID_RADIX = 36;

/** One scheduled match. */
export interface Fixture {
  /** Competition id plus turn number. */
  readonly id: string;
  readonly competition: Competition;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
}

/** Matches of a competition that start in [from, to), in order. */
export function fixturesBetween(competition: Competition, from: number, to: number): readonly Fixture[] {
  const first = turnsBefore(competition, from);
  const count = Math.max(0, turnsBefore(competition, to) - first);
  return Array.from({ length: count }, (_, index) => fixtureOf(competition, first + index));
}

/** The next matches of a competition. */
export function fixturesAfter(competition: Competition, at: number, count: number): readonly Fixture[] {
  const first = turnsBefore(competition, at);
  return Array.from({ length: count }, (_, index) => fixtureOf(competition, first + index));
}

/** Number of turns that start before a time; the first turn that does not has this number. */
export function turnsBefore({ everyMinutes, offsetMinutes }: Competition, at: number): number {
  return Math.ceil((at - offsetMinutes * MINUTE) / (everyMinutes * MINUTE));
}

/** The fixture of an id; undefined for an id that no fixture of the catalogue has. */
export function fixtureOfId(catalogue: readonly Competition[], id: string): Fixture | undefined {
  const competition = catalogue.find((row) => id.startsWith(row.id));
  const turn = competition && Number.parseInt(id.slice(competition.id.length), ID_RADIX);
  if (!competition || turn === undefined || !Number.isSafeInteger(turn)) return undefined;
  const fixture = fixtureOf(competition, turn);
  return fixture.id === id ? fixture : undefined;
}

/**
 * Round robin by the circle method: the first team stays, the others rotate by one place each round. A team
 * rests for at least half the teams less one turns, so it never plays two matches at once.
 */
export function fixtureOf(competition: Competition, turn: number): Fixture {
  const { teams } = competition;
  const pairs = teams.length / 2;
  const round = Math.floor(turn / pairs);
  const index = turn - round * pairs;
  const [one, other] = [teamAt(teams, round, index), teamAt(teams, round, teams.length - 1 - index)];
  const [home, away] = (round + index) % 2 === 0 ? [one, other] : [other, one];
  const startsAt = (turn * competition.everyMinutes + competition.offsetMinutes) * MINUTE;
  return { id: `${competition.id}${turn.toString(ID_RADIX)}`, competition, home, away, startsAt };
}

function teamAt(teams: readonly Team[], round: number, slot: number): Team {
  const others = teams.length - 1;
  const found = teams[slot === 0 ? 0 : 1 + ((((slot - 1 - round) % others) + others) % others)];
  if (!found) throw new RangeError(`No team in slot ${slot} of ${teams.length}.`);
  return found;
}
