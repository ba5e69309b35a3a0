import type { CalendarRecord } from '../calendar/calendarRun.ts';
import type { MiniGameRecord } from '../mini-games/miniGameRecord.ts';
import type { TournamentRecord } from '../tournaments/scoring.ts';

/** Progress of a player in one mission. Times are milliseconds since the epoch. */
export interface MissionRecord {
  /** Number of the day, week or repetition that the progress belongs to. */
  readonly run: number;
  /** Completions in all runs. */
  readonly completions: number;
  readonly optedInAt?: number;
  /** Start of the personal time limit. */
  readonly startedAt?: number;
  readonly tasks: Readonly<Record<string, TaskRecord>>;
  readonly completedAt?: number;
  readonly claimedAt?: number;
}

export interface TaskRecord {
  readonly value: number;
  /** Distinct days, games or studios that were counted. */
  readonly seen?: readonly string[];
  /** Target that the player's limits lowered. */
  readonly cap?: { readonly target: number; readonly by: 'WAGER' | 'LOSS' | 'DEPOSIT' };
}

/** Everything that the rules know of a player, computed from the facts. JSON. */
export interface PlayerState {
  readonly participates: boolean;
  /** Currency of the wallet, known from the first fact with money. */
  readonly currency: string;
  readonly missions: Readonly<Record<string, MissionRecord>>;
  readonly points: {
    readonly balance: number;
    readonly earned: number;
    /** Remainder by product, euro cents: stakes that have not earned a whole point yet. */
    readonly remainders: Readonly<Record<string, number>>;
  };
  readonly level: number;
  /** Tournaments that the player has registered for, by id, until their result. */
  readonly tournaments?: Readonly<Record<string, TournamentRecord>>;
  /** Opened doors and progress, by calendar and year. */
  readonly calendars?: Readonly<Record<string, CalendarRecord>>;
  /** Plays by mini-game. */
  readonly miniGames?: Readonly<Record<string, MiniGameRecord>>;
}

export const NEW_PLAYER: PlayerState = {
  participates: false,
  currency: 'EUR',
  missions: {},
  points: { balance: 0, earned: 0, remainders: {} },
  level: 1,
};
