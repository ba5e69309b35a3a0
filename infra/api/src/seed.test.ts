import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRANDS } from '@foyer/market';
import { readSettings } from '@foyer/runtime';
import { seedApi } from './seed.ts';
import { TEST_SECRETS } from '../test/testApi.ts';
import { createTestDatabase, START_MS, type TestDatabase } from '../test/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, START_MS);
afterAll(() => database.close(), START_MS);

async function seed(mode: 'production' | 'development'): Promise<{ players: number; brands: number }> {
  const { pool } = database;
  const settings = readSettings({ FOYER_MODE: mode }, '/unused', TEST_SECRETS);
  await seedApi({ pool, clock: Date.now, settings });
  const { rows } = await pool.query<{ players: number; brands: number }>(
    'select (select count(*) from api.player) as players, (select count(distinct brand) from api.brand_rule) as brands',
  );
  return rows[0] as { players: number; brands: number };
}

describe('seedApi', () => {
  it('writes the rules of every brand and no player in production', async () => {
    expect(await seed('production')).toEqual({ players: 0, brands: BRANDS.length });
  });

  it('creates players on every brand in development', async () => {
    expect((await seed('development')).players).toBeGreaterThanOrEqual(BRANDS.length);
  });
});
