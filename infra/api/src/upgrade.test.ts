import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPreviousSql, hasPreviousRelease } from '@foyer/launch/previous-release';
import { createTestDatabase, type TestDatabase } from '@foyer/launch/test-database';
import { LEGAL_VERSIONS } from '@foyer/market';
import { migrate, type Pool } from '@foyer/runtime';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { START_MS } from '../test/testDatabase.ts';
import { balanceOf, gameMovement, ledgerFaults, openLedgerPlayer } from '../test/worlds/ledgerWorld.ts';
import { API_MIGRATIONS } from './index.ts';
import { postHouseTransfer } from './ledger/houseTransfers.ts';
import { settle, stake } from './ledger/productLedger.ts';

/**
 * Functions that this release replaces by another signature, with their number of parameters. The previous release
 * calls them during the upgrade; a schema file of the following release drops them (ADR 0199).
 */
const REPLACED_FUNCTIONS: readonly string[] = ['accounts_with_birthday/3'];
const FUNDS = 1_000_000;
const PLAYERS = 4;
/** Rounds that each player finishes before the upgrade starts, and after it has ended. */
const ROUNDS = 20;

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  if (!hasPreviousRelease) return;
  folder = await extractPreviousSql(['api']);
  database = await createTestDatabase({ schema: 'api', migrations: join(folder, 'infra', 'api', 'sql') });
  await addBrand(database.pool);
}, START_MS);
afterAll(async () => {
  if (!hasPreviousRelease) return;
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** With the columns of the previous release only; this release's function returns more. */
async function addBrand(pool: Pool): Promise<void> {
  await pool.query(
    `insert into api.brand_rule (brand, currency, time_zone, kyc_before_play, limit_increase_cool_off, terms_version, privacy_version) values ('aurora', 'EUR', 'Europe/Malta', true, '24 hours', $1, $2)`,
    [LEGAL_VERSIONS.TERMS, LEGAL_VERSIONS.PRIVACY_POLICY],
  );
}

(hasPreviousRelease ? describe : describe.skip)('upgrade from the previous release', () => {
  it(
    'loses no bet and no deposit that runs meanwhile',
    async () => {
      const { pool } = database;
      let isUpgraded = false;
      let played = 0;
      let startUpgrade = (): void => undefined;
      const isBusy = new Promise<void>((resolve) => (startUpgrade = resolve));

      /** Deposits 7, stakes 10 and wins 4 a round. @returns the number of rounds. */
      async function play(): Promise<{ readonly playerId: string; readonly rounds: number }> {
        const player = await openLedgerPlayer(pool, { fundsMinor: FUNDS });
        let rounds = 0;
        let roundsAfter = 0;
        while (roundsAfter < ROUNDS) {
          const key = `round-${rounds}`;
          const at = Date.now();
          const { brand, playerId, currency } = player;
          const movements = [
            await postHouseTransfer(pool, { brand, playerId, key: `in-${key}`, amount: 7, currency }, at),
            await stake(pool, gameMovement(player, key, 10), at),
            await settle(pool, { ...gameMovement(player, `win-${key}`, 4, key), closes: true }, at),
          ];
          expect(movements.filter(({ ok }) => !ok)).toEqual([]);
          rounds += 1;
          played += 1;
          if (isUpgraded) roundsAfter += 1;
          if (played === ROUNDS * PLAYERS) startUpgrade();
        }
        return { playerId: player.playerId, rounds };
      }

      const players = Promise.all(Array.from({ length: PLAYERS }, play));
      // a failed bet ends the test at once
      await Promise.race([isBusy, players]);
      const applied = await migrate(pool, 'api', API_MIGRATIONS);
      isUpgraded = true;
      expect(applied).toContain('schema/107-replaced-person-functions.sql');
      for (const { playerId, rounds } of await players) {
        expect(await balanceOf(pool, playerId)).toBe(FUNDS + rounds * (7 - 10 + 4));
      }
      expect(await ledgerFaults(pool)).toEqual([]);
    },
    START_MS,
  );

  it('leaves the functions of a new database and those that it replaced', async () => {
    const fresh = await createTestDatabase({ schema: 'api', migrations: API_MIGRATIONS });
    try {
      const [upgraded, created] = [await functionsOf(database.pool), await functionsOf(fresh.pool)];
      expect(created.filter(({ signature }) => !upgraded.some((one) => one.signature === signature))).toEqual(
        [],
      );
      const left = upgraded.filter(({ signature }) => !created.some((one) => one.signature === signature));
      expect(left.map(({ name }) => name).sort()).toEqual(REPLACED_FUNCTIONS);
    } finally {
      await fresh.close();
    }
  });
});

async function functionsOf(
  pool: Pool,
): Promise<readonly { readonly name: string; readonly signature: string }[]> {
  const { rows } = await pool.query<{ name: string; signature: string }>(
    `select proname || '/' || pronargs as name, oid::regprocedure::text as signature from pg_proc where pronamespace = 'api'::regnamespace`,
  );
  return rows;
}
