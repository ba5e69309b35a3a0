import type { Competition, Team } from '../../catalogue/row.ts';

const MINUTE = 60_000;
const ID_RADIX = 36;

/** One match of the calendar. */
export interface Fixture {
  /** The competition's letters and the number of its turn. */
  readonly id: string;
  readonly competition: Competition;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
}

/** Every match of a competition that begins in [from, to), in order. */
export function fixturesBetween(competition: Competition, from: number, to: number): readonly Fixture[] {
  const every = competition.everyMinutes * MINUTE;
  const offset = competition.offsetMinutes * MINUTE;
  const first = Math.ceil((from - offset) / every);
  const count = Math.max(0, Math.ceil((to - offset) / every) - first);
  return Array.from({ length: count }, (_, index) => fixtureOf(competition, first + index));
}

/**
 * Everybody meets everybody by the circle method: the first stays, the others move on by one place each round. Nobody plays again
 * before at least half the teams less one have had a turn, so nobody is in two matches at once.
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

function teamAt(teams: readonly Team[], round: number, place: number): Team {
  const others = teams.length - 1;
  const found = teams[place === 0 ? 0 : 1 + ((((place - 1 - round) % others) + others) % others)];
  if (!found) throw new RangeError(`No team at place ${place} of ${teams.length}.`);
  return found;
}
