import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brands } from '@foyer/market';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { createBus, createLog, readSettings, type Bus } from '@foyer/runtime';
import { readState } from '../facts/factRows.ts';
import { replay } from '../facts/replay.ts';
import { ENGAGEMENT_MIGRATIONS } from '../index.ts';
import { seedEngagement } from './seedEngagement.ts';
import { amountsOf, type SeededLedger } from './seededRounds.ts';
import { viewMission } from '../missions/missionView.ts';
import { ruleSetsOf } from '../content/ruleSets.ts';

const WEDNESDAY = Date.UTC(2026, 11, 2, 12);
const WEEK_MS = 7 * 86_400_000;
const LOYAL = { brand: 'tuli', playerId: 'tuli-loyal' };
const SECRETS = { internal: 'secret-of-the-tests', games: '', payments: '' };

let database: TestDatabase;
let bus: Bus;
beforeAll(async () => {
  database = await createTestDatabase({ schema: 'engagement', migrations: ENGAGEMENT_MIGRATIONS });
  bus = await createBus(
    database.connectionString,
    createLog('engagement', () => undefined),
  );
}, DATABASE_START_MS);
afterAll(async () => {
  await bus.close();
  await database.close();
});

/** Number of rounds that the ledger was asked to book. */
let played = 0;
/** Players who may not play any more. */
const refused = new Set<string>();
/** Amounts that the operator gave to players, by key. */
const transfers = new Map<string, number>();
const STUDIOS: Readonly<Record<string, string>> = {
  'aurora-post': 'northlight',
  'clockwork-menagerie': 'brasspoint',
  'toad-parliament': 'mossgate',
};
const ledger: SeededLedger = {
  async play(player, round) {
    if (refused.has(player.playerId)) return undefined;
    played += 1;
    const { name, at, gameId = 'ember-hollow' } = round;
    const betId = `${player.playerId}-${name}`;
    const { stakeMinor, wonMinor } = amountsOf(player, round);
    const instant = new Date(at).toISOString();
    return {
      ...player,
      betId,
      product: 'casino',
      reference: betId,
      gameSlug: gameId,
      studioId: STUDIOS[gameId] ?? 'emberwick',
      stakeMinor,
      realStakeMinor: stakeMinor,
      wonMinor,
      currency: brands[player.brand].currency,
      placedAt: instant,
      settledAt: instant,
    };
  },
  async transfer({ playerId }, key, amount) {
    transfers.set(`${playerId} ${key}`, amount);
  },
  close: async () => undefined,
};

const seed = (now: number, environment: Record<string, string> = {}) =>
  seedEngagement(
    {
      pool: database.pool,
      bus,
      clock: () => now,
      settings: readSettings(environment, '/nowhere', SECRETS),
    },
    ledger,
  );

async function counts() {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*) from engagement.fact)::integer as facts,
       (select count(*) from engagement.shop_purchase)::integer as purchases,
       (select count(*) from engagement.tournament_entry where brand = $1)::integer as entries`,
    [LOYAL.brand],
  );
  return rows[0];
}

describe('seeded progress', () => {
  it('shows missions in several states, a level, purchases and a leaderboard', async () => {
    await seed(WEDNESDAY);
    const { state } = await readState(database.pool, LOYAL);
    expect(state.level).toBe(3);
    expect(state.points.balance).toBeGreaterThan(0);
    const rules = ruleSetsOf(0).tuli;
    const viewer = {
      brand: 'tuli' as const,
      state,
      eligibility: { currency: 'EUR', headroom: [] },
      blocks: [],
      locale: 'en',
      now: WEDNESDAY,
      viewReward: () => ({ kind: 'points' as const, points: 1 }),
    };
    expect(
      Object.fromEntries(rules.missions.map((rule) => [rule.id, viewMission(rules, rule, viewer).label])),
    ).toEqual({
      'first-rounds': 'completed',
      'studio-tour': 'claim',
      'daily-dozen': 'going',
      'three-days': 'completed',
      fireside: 'locked',
      'ember-rounds': 'completed',
      tenfold: 'going',
    });
    expect(await counts()).toMatchObject({ purchases: 10, entries: 4 });
    const { computedHash, storedHash } = await replay(database.pool);
    expect(computedHash).toBe(storedHash);
  });

  it('stays as it is after a restart, and takes part in the tournament of the next week', async () => {
    const before = await counts();
    const rounds = played;
    await seed(WEDNESDAY + 60_000);
    expect(await counts()).toEqual(before);
    expect(played).toBe(rounds);
    await seed(WEDNESDAY + WEEK_MS);
    expect(await counts()).toMatchObject({ purchases: 10, entries: 8 });
  });

  it.each([
    ['the first minute', Date.UTC(2026, 11, 14, 0, 1)],
    ['the last minute', Date.UTC(2026, 11, 27, 23, 59)],
  ])('registers the players in %s of a week', async (_minute, now) => {
    const before = (await counts())?.['entries'] ?? 0;
    await seed(now);
    expect(await counts()).toMatchObject({ entries: before + 4 });
  });

  it('leaves the money of the players in the tournament as it was', () => {
    const sums = new Map<string, number>();
    for (const [key, amount] of transfers) {
      const playerId = key.split(' ')[0] ?? '';
      sums.set(playerId, (sums.get(playerId) ?? 0) + amount);
    }
    // of the four runs above, each with a stake of 1.00 and the player's multiple
    expect([sums.get('tuli-loyal'), sums.get('tuli-gate')]).toEqual([4 * (100 - 840), 4 * (100 - 620)]);
  });

  it('registers no player who may not play any more', async () => {
    refused.add('tuli-wealth');
    const before = (await counts())?.['entries'] ?? 0;
    await seed(WEDNESDAY + 4 * WEEK_MS);
    expect(await counts()).toMatchObject({ entries: before + 3 });
    expect(transfers.get('tuli-wealth return-tuli-weekly-multiple-2026-12-28')).toBe(-100);
  });

  it('is not written in production', async () => {
    const before = await counts();
    await seed(WEDNESDAY + 5 * WEEK_MS, { FOYER_MODE: 'production' });
    expect(await counts()).toEqual(before);
  });
});
