import { outrightOf } from '@foyer/kernel/field';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import type { MatchResult } from '@foyer/kernel/sports-trading';
import type { Clock } from '@foyer/runtime';
import type { Racecourse } from '../../catalogue/racecourses.ts';
import type { Chance } from '../model/chance.ts';
import type { Outrights } from '../outrights/createOutrights.ts';
import { createRace, type Race } from '../races/race.ts';
import { raceOfId, racesBetween, type RaceFixture } from '../races/raceFixtures.ts';
import type { ResultFaults } from '../trading/readResult.ts';

const HOUR_MS = 3_600_000;
/** Races that start within this time are offered. */
export const RACE_HORIZON_MS = 6 * HOUR_MS;
/** Races that started within this time are listed with their results. */
const RESULTS_MS = 3 * HOUR_MS;
/** A result of a race can be read for this time. */
const MAX_AGE_MS = 60 * 24 * HOUR_MS;
/** Generated races that are kept. */
const MAX_RACES = 400;

/** Contests with several runners: races, and the winners of competitions. */
export interface Contests {
  /** Races of the next hours, and those of the last ones; the first to start first. */
  races(): readonly FeedContest[];
  outrights(): readonly FeedContest[];
  contest(id: string): FeedContest | undefined;
  result(id: string): MatchResult | undefined;
}

export function createContests({
  courses,
  outrights,
  chance,
  faults,
  clock,
}: {
  readonly courses: readonly Racecourse[];
  readonly outrights: Outrights;
  readonly chance: Chance;
  readonly faults: ResultFaults;
  readonly clock: Clock;
}): Contests {
  const known = new Map<string, Race>();

  function raceOf(fixture: RaceFixture): Race {
    const race = known.get(fixture.id) ?? createRace(fixture, chance, faults);
    known.set(fixture.id, race);
    // the first are those that were asked for first
    for (const id of known.keys()) {
      if (known.size <= MAX_RACES) break;
      known.delete(id);
    }
    return race;
  }

  function found(id: string): Race | undefined {
    const fixture = raceOfId(courses, id);
    const now = clock();
    // distant races must not be generated
    if (!fixture || fixture.startsAt > now + RACE_HORIZON_MS || fixture.startsAt < now - MAX_AGE_MS)
      return undefined;
    return raceOf(fixture);
  }

  return {
    races() {
      const now = clock();
      return courses
        .flatMap((course) => racesBetween(course, now - RESULTS_MS, now + RACE_HORIZON_MS))
        .sort((left, right) => left.startsAt - right.startsAt)
        .map((fixture) => raceOf(fixture).contestAt(now));
    },
    outrights: () => outrights.list(),
    contest(id) {
      return outrightOf(id) ? outrights.contest(id) : found(id)?.contestAt(clock());
    },
    result(id) {
      return outrightOf(id) ? outrights.result(id) : found(id)?.resultAt(clock());
    },
  };
}
