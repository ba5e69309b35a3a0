import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createChance } from '../model/chance.ts';
import { createPublicResults } from './publicResults.ts';
import { createRecentResults } from './recentResults.ts';

const NOON = Date.UTC(2026, 10, 29, 12);

describe('createRecentResults', () => {
  it('repeats its answer for five seconds, then computes it again', () => {
    const clock = { at: NOON };
    const results = createRecentResults({
      catalogue: CATALOGUE.slice(0, 2),
      results: createPublicResults({
        catalogue: CATALOGUE,
        chance: createChance('recentResults.test'),
        faults: { abandonedPercent: 0, correctedPercent: 0, lateSeconds: 0 },
      }),
      clock: () => clock.at,
    });
    const first = results();
    clock.at += 4_999;
    expect(results()).toBe(first);
    clock.at += 1;
    expect(results()).toMatchObject({ at: NOON + 5_000, results: first.results });
  });
});
