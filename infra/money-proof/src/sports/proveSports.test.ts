import { expect, it, jest } from '@jest/globals';
import { START_MS, createTestDatabase } from '@foyer/api/proving';
import { effort, TEST_SEED } from '@foyer/testing/effort';
import { createTally, FAULT_KINDS, report } from '../tally.ts';
import { MOSTLY_BETS } from './actionMix.ts';
import { proveSports, type SportsProof } from './proveSports.ts';

const MINUTE = 60_000;
const BETS = effort({ smoke: 100, full: 5_000 });
const KILLS = effort({ smoke: 4, full: 40 });
const BETS_WITHOUT_HTTP = effort({ smoke: 30, full: 500 });
const PROOF_MINUTES = effort({ smoke: 2, full: 15 });

jest.setTimeout(START_MS);

/** Runs the proof with a few players; resolves to its report and counts. */
async function prove(options: Partial<SportsProof>) {
  const database = await createTestDatabase();
  const tally = createTally(TEST_SEED);
  try {
    const proven = await proveSports({
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
      ...options,
    });
    expect(`${report(tally)}\n`).toContain(`  ${FAULT_KINDS.map((kind) => `${kind} 0`).join(', ')}\n`);
    return proven;
  } finally {
    await database.close();
  }
}

it(
  `pays every sports bet once while api and feed are killed (FOYER_SEED=${TEST_SEED})`,
  async () => {
    const { bets, betsOverHttp, kills } = await prove({});
    expect(bets).toBeGreaterThanOrEqual(BETS);
    expect(betsOverHttp).toBe(bets);
    expect(kills.api + kills.feed).toBeGreaterThan(0);
  },
  (PROOF_MINUTES + 4) * MINUTE,
);

it(
  `pays bets that were placed without HTTP, with cash-outs over kept connections (FOYER_SEED=${TEST_SEED})`,
  async () => {
    const { bets, betsOverHttp } = await prove({
      bets: BETS_WITHOUT_HTTP,
      kills: 0,
      clients: 3,
      mix: MOSTLY_BETS,
      overHttpUntil: 0,
      upcomingMs: 1_500,
      liveMs: 500,
    });
    expect(bets).toBeGreaterThanOrEqual(BETS_WITHOUT_HTTP);
    expect(betsOverHttp).toBe(0);
  },
  (PROOF_MINUTES + 4) * MINUTE,
);
