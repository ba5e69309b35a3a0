import { describe, expect, it } from '@jest/globals';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createChance } from './chance.ts';
import { fixtureOf, fixtureOfId, fixturesBetween } from './fixtures.ts';
import { createMatch } from './match.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 12);
const chance = createChance('fixtures.test');

describe.each(CATALOGUE.map((competition) => [competition.name, competition] as const))(
  '%s',
  (_name, competition) => {
    it('pairs every two teams once in a full cycle', () => {
      const { teams } = competition;
      const turns = (teams.length / 2) * (teams.length - 1);
      const pairs = Array.from({ length: turns }, (_, turn) => fixtureOf(competition, turn)).map(
        ({ home, away }) => [home.name, away.name].sort().join(' – '),
      );
      expect(new Set(pairs).size).toBe(turns);
    });

    it('finds a fixture by its id', () => {
      const [fixture] = fixturesBetween(competition, START, START + 48 * HOUR);
      expect(fixtureOfId(CATALOGUE, fixture?.id ?? '')).toEqual(fixture);
    });

    it('never schedules a team in two matches at once', () => {
      const matches = fixturesBetween(competition, START, START + 48 * HOUR).map((fixture) =>
        createMatch(fixture, chance),
      );
      for (const { fixture, endsAt } of matches) {
        const clash = matches
          .filter(
            (other) =>
              other.fixture !== fixture &&
              other.fixture.startsAt >= fixture.startsAt &&
              other.fixture.startsAt < endsAt(),
          )
          .filter(({ fixture: { home, away } }) =>
            [home, away].some((side) => side === fixture.home || side === fixture.away),
          );
        expect(clash).toEqual([]);
      }
    });

    it('returns the same fixtures for any division of the range', () => {
      const whole = fixturesBetween(competition, START, START + 24 * HOUR);
      const halves = [
        ...fixturesBetween(competition, START, START + 11 * HOUR),
        ...fixturesBetween(competition, START + 11 * HOUR, START + 24 * HOUR),
      ];
      expect(halves).toEqual(whole);
      expect(whole.every(({ startsAt }) => startsAt >= START && startsAt < START + 24 * HOUR)).toBe(true);
    });
  },
);

it('has 40 competitions of eight sports', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(40);
  expect(new Set(CATALOGUE.map(({ sport }) => sport))).toEqual(new Set(SPORTS));
});

it('uses each competition id once', () => {
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
});

it('always has several matches in play', () => {
  const matches = CATALOGUE.flatMap((competition) =>
    fixturesBetween(competition, START - 6 * HOUR, START + 24 * HOUR),
  ).map((fixture) => createMatch(fixture, chance));
  const counts = Array.from({ length: 24 * 12 }, (_, index) => START + index * (HOUR / 12)).map(
    (at) => matches.filter(({ fixture, endsAt }) => fixture.startsAt <= at && at < endsAt()).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
});

describe('fixtureOfId', () => {
  it.each(['', 'zzz1', CATALOGUE[0]?.id ?? '', `${CATALOGUE[0]?.id}1.5`, `${CATALOGUE[0]?.id}zzzzzzzzzzzzz`])(
    'finds no fixture of %p',
    (id) => expect(fixtureOfId(CATALOGUE, id)).toBeUndefined(),
  );
});
