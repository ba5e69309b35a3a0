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
  readonly country: FeedCompetition['country'];
  readonly everyMinutes: number;
  /** Shifts the start minute, so that competitions of one sport do not start together. */
  readonly offsetMinutes: number;
  /** An even number of teams. */
  readonly teams: readonly Team[];
}

/** The part of a competition that clients receive. */
export function publicCompetition({ id, sport, name, country }: Competition): FeedCompetition {
  return { id, sport, name, country };
}

export function team(name: string, attack: number, defence: number): Team {
  return { name, attack, defence };
}

/** Shift of attack against defence from one rank to the next, so that neighbours differ in style. */
const STYLES = [0.15, -0.2, 0.25, -0.1] as const;

/** Teams from strong to weak; `spread` is the strength of the first and the weakness of the last, in hundredths. */
export function ranked(spread: number, names: readonly string[]): readonly Team[] {
  return names.map((name, rank) => {
    const strength = spread * (1 - (2 * rank) / (names.length - 1));
    const style = spread * (STYLES[rank % STYLES.length] ?? 0);
    return team(name, Math.round(strength + style), Math.round(strength - style));
  });
}
