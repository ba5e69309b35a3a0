import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createChance } from '../model/chance.ts';
import { createPublicResults } from '../trading/publicResults.ts';
import { createSeasonTables } from './createSeasonTables.ts';
import { seasonAt } from './season.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const MINUTE = 60_000;
const results = createPublicResults({
  catalogue: CATALOGUE,
  chance: createChance('createSeasonTables.test'),
  faults: { abandonedPercent: 0, correctedPercent: 0, lateSeconds: 0 },
});
const tableAt = (id: string, now: number) =>
  createSeasonTables({ catalogue: CATALOGUE, results, clock: () => now })(id);

describe.each(CATALOGUE.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const { startsAt, endsAt } = seasonAt(row, NOON);

  it('has the last results of the previous season while its new one has few, but none of them in the table', () => {
    const table = tableAt(row.id, startsAt + MINUTE);
    expect(table?.season.startsAt).toBe(startsAt);
    expect(table?.results).toHaveLength(20);
    const starts = table?.results.map((match) => match.startsAt) ?? [];
    expect(Math.max(...starts)).toBeLessThan(startsAt);
    expect(table?.standings.every(({ played }) => played === 0)).toBe(true);
  });

  it('has results of its own season only, once there are enough', () => {
    const starts = tableAt(row.id, endsAt - MINUTE)?.results.map((match) => match.startsAt) ?? [];
    expect(starts).toHaveLength(20);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(startsAt);
  });
});
