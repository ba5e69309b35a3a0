import type { SportId } from '@foyer/kernel/sports-feed';

/** Who competes. Strengths are hundredths: +20 scores about a fifth more, or lets the other score a fifth less. */
export interface Team {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
}

/** A league, tour or cup that never rests: a match begins every so many minutes, everybody meets everybody. */
export interface Competition {
  /** Three letters, for ever: they are in the ids of its matches and so in players' slips. */
  readonly id: string;
  readonly sport: SportId;
  readonly name: string;
  readonly everyMinutes: number;
  /** Competitions of one sport begin at different minutes. */
  readonly offsetMinutes: number;
  /** An even number. */
  readonly teams: readonly Team[];
}

export function team(name: string, attack: number, defence: number): Team {
  return { name, attack, defence };
}
