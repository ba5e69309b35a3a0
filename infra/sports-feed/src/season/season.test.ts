import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { seasonAt, seasonOfNumber } from './season.ts';

const NOON = Date.UTC(2026, 10, 29, 12);

describe.each(CATALOGUE.map((competition) => [competition.name, competition] as const))(
  '%s',
  (_name, row) => {
    const season = seasonAt(row, NOON);

    it('is in the season of the last match that has started', () => {
      expect(season.startsAt).toBeLessThanOrEqual(NOON);
      expect(season.endsAt).toBeGreaterThan(NOON);
      expect(season.number).toBeGreaterThan(0);
      expect(seasonOfNumber(row, season.number)).toEqual(season);
    });

    it('changes exactly at the first match of the next season', () => {
      expect(seasonAt(row, season.endsAt - 1)).toEqual(season);
      expect(seasonAt(row, season.endsAt)).toMatchObject({
        number: season.number + 1,
        startsAt: season.endsAt,
      });
    });

    it('pairs every team with every other, at home and away', () => {
      const pairs = season.fixtures.map(({ home, away }) => `${home.name} – ${away.name}`);
      expect(new Set(pairs).size).toBe(row.teams.length * (row.teams.length - 1));
    });
  },
);
