import type { FeedCompetition, SportId } from '@foyer/kernel/sports-feed';

/**
 * A team. Strengths are in hundredths: attack +20 scores about 20 % more, defence +20 concedes about 20 %
 * less.
 */
export interface Team {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
}

/**
 * A league, tour or cup without a season break: matches start at a fixed interval in a round-robin
 * schedule.
 */
export interface Competition {
  /** Three letters, permanent: part of match ids and therefore of players' bet slips. */
  readonly id: string;
  readonly sport: SportId;
  readonly name: string;
  readonly everyMinutes: number;
  /** Shifts the start minute, so that competitions of one sport do not start together. */
  readonly offsetMinutes: number;
  /** An even number of teams. */
  readonly teams: readonly Team[];
}

/** The part of a competition that clients receive. */
export function publicCompetition({ id, sport, name }: Competition): FeedCompetition {
  return { id, sport, name };
}

export function team(name: string, attack: number, defence: number): Team {
  return { name, attack, defence };
}
