import { describe, expect, it } from '@jest/globals';
import { BRANDS } from '@foyer/market';
import { readSettings } from '@foyer/runtime';
import { seedIdentity, SEEDED_PLAYERS } from './seed.ts';
import { SEEDED_STAFF } from './staff/seedStaff.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from './testing/stage.ts';

const PRODUCTION = { FOYER_MODE: 'production' };

async function withStage(source: Readonly<Record<string, string>>, check: (stage: Stage) => Promise<void>) {
  const stage = await createStage({}, source);
  try {
    await check(stage);
  } finally {
    await stage.close();
  }
}

async function countAccounts({ pool }: Stage): Promise<{ players: number; staff: number }> {
  const { rows } = await pool.query<{ players: number; staff: number }>(
    `select (select count(*) from identity.credential) as players, (select count(*) from identity.staff_account) as staff`,
  );
  return rows[0] as { players: number; staff: number };
}

describe('seedIdentity', () => {
  it(
    'creates no player and no staff account in production',
    () =>
      withStage(PRODUCTION, async (stage) =>
        expect(await countAccounts(stage)).toEqual({ players: 0, staff: 0 }),
      ),
    STAGE_DEADLINE_MS,
  );

  it(
    'refuses to start production on a database with development accounts',
    () =>
      withStage({}, async ({ pool, settings }) => {
        const production = readSettings(PRODUCTION, settings.home, {
          internal: 'x',
          games: 'x',
          payments: 'x',
        });
        await expect(seedIdentity({ pool, clock: Date.now, settings: production })).rejects.toThrow(
          'development accounts whose password is public',
        );
      }),
    STAGE_DEADLINE_MS,
  );

  it(
    'creates one account per player kind, brand and staff role in development',
    () =>
      withStage({}, async (stage) =>
        expect(await countAccounts(stage)).toEqual({
          players: BRANDS.length * SEEDED_PLAYERS.length,
          staff: SEEDED_STAFF.length,
        }),
      ),
    STAGE_DEADLINE_MS,
  );
});
