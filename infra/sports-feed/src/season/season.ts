import { fixtureOf, turnsBefore, type Fixture } from '../model/fixtures.ts';
import type { Competition } from '../../catalogue/row.ts';

/** A double round robin: every team plays every other team at home and away. */
export interface Season {
  /** The season in which 2026 began is number 1. */
  readonly number: number;
  readonly fixtures: readonly Fixture[];
  readonly startsAt: number;
  /** Start of the next season, ms since the epoch. */
  readonly endsAt: number;
}

const FIRST_SEASON_AT = Date.UTC(2026, 0, 1);

/** The season of the last match that has started. */
export function seasonAt(competition: Competition, now: number): Season {
  return seasonOf(competition, indexAt(competition, now));
}

/** The season with a number. */
export function seasonOfNumber(competition: Competition, number: number): Season {
  return seasonOf(competition, indexAt(competition, FIRST_SEASON_AT) + number - 1);
}

function indexAt(competition: Competition, at: number): number {
  return Math.floor((turnsBefore(competition, at + 1) - 1) / turnsOf(competition));
}

function turnsOf({ teams }: Competition): number {
  return teams.length * (teams.length - 1);
}

function seasonOf(competition: Competition, index: number): Season {
  const turns = turnsOf(competition);
  const first = index * turns;
  const fixtures = Array.from({ length: turns }, (_, turn) => fixtureOf(competition, first + turn));
  return {
    number: index - indexAt(competition, FIRST_SEASON_AT) + 1,
    fixtures,
    startsAt: fixtureOf(competition, first).startsAt,
    endsAt: fixtureOf(competition, first + turns).startsAt,
  };
}
