import { expect, it, jest } from '@jest/globals';
import { START_MS, createTestDatabase } from '@foyer/api/proving';
import { effort, TEST_SEED } from '@foyer/testing/effort';
import { createTally, FAULT_KINDS, report } from '../tally.ts';
import { proveSports } from './proveSports.ts';

const MINUTE = 60_000;
const BETS = effort({ smoke: 100, full: 5_000 });
const KILLS = effort({ smoke: 4, full: 40 });
const PROOF_MINUTES = effort({ smoke: 2, full: 15 });

jest.setTimeout(START_MS);

it(
  `pays every sports bet once while api and feed are killed (FOYER_SEED=${TEST_SEED})`,
  async () => {
    const database = await createTestDatabase();
    const tally = createTally(TEST_SEED);
    try {
      const { bets, kills } = await proveSports({
        database: undefined,
        connectionString: database.connectionString,
        pool: database.pool,
        tally,
        bets: BETS,
        kills: KILLS,
        players: 8,
        upcomingMs: 3_000,
        liveMs: 1_000,
        until: Date.now() + PROOF_MINUTES * MINUTE,
        progress: () => undefined,
      });
      expect(`${report(tally)}\n`).toContain(`  ${FAULT_KINDS.map((kind) => `${kind} 0`).join(', ')}\n`);
      expect(bets).toBeGreaterThanOrEqual(BETS);
      expect(kills.api + kills.feed).toBeGreaterThan(0);
    } finally {
      await database.close();
    }
  },
  (PROOF_MINUTES + 4) * MINUTE,
);
