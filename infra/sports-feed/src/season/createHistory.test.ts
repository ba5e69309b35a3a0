import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createChance } from '../model/chance.ts';
import { fixturesBetween } from '../model/fixtures.ts';
import { createPublicResults } from '../trading/publicResults.ts';
import { createHistory } from './createHistory.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;
const results = createPublicResults({
  catalogue: CATALOGUE,
  chance: createChance('createHistory.test'),
  faults: { abandonedPercent: 0, correctedPercent: 0, lateSeconds: 0 },
});
const historyOf = createHistory({ catalogue: CATALOGUE, results, clock: () => NOON });

describe.each(CATALOGUE.map((competition) => [competition.name, competition] as const))(
  '%s',
  (_name, row) => {
    const [fixture] = fixturesBetween(row, NOON, NOON + 12 * HOUR);
    if (!fixture) throw new Error('There is no match.');
    const { home, away } = fixture;
    const history = historyOf(fixture.id);

    it('has the last five matches of both sides, and those between them, the latest first', () => {
      for (const [side, played] of [
        [home.name, history?.home],
        [away.name, history?.away],
      ] as const) {
        expect(played?.length).toBeGreaterThanOrEqual(4);
        expect(played?.every((match) => [match.home, match.away].includes(side))).toBe(true);
      }
      expect(history?.meetings.length).toBeGreaterThanOrEqual(4);
      for (const match of history?.meetings ?? [])
        expect([match.home, match.away].sort()).toEqual([home.name, away.name].sort());
      const ends = history?.meetings.map(({ endedAt }) => endedAt) ?? [];
      expect(ends).toEqual(ends.toSorted((left, right) => right - left));
      expect(Math.max(...ends)).toBeLessThan(NOON);
    });
  },
);

it.each(['none', 'hal1'])('has no history of %s', (id) => {
  expect(historyOf(id)).toBeUndefined();
});
