import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_MIGRATIONS } from '@foyer/api';
import { ENGAGEMENT_MIGRATIONS } from '@foyer/engagement';
import { convertMinor } from '@foyer/money';
import { readSettings, type Pool } from '@foyer/runtime';
import { createCleanUp, type CleanUp } from './cleanUp.ts';
import { createTestDatabase } from './postgres/testDatabase.ts';
import { connect, loadServices, open } from './services.ts';
import { freePorts } from './testing/freePorts.ts';

const START_MS = 120_000;
/** The delivered rules give a point for each euro of real money in the casino. */
const CENTS_PER_POINT = 100;
const READ_MS = 20;

let cleanUp: CleanUp;
let home: string;
let pool: Pool;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-seeded-'));
  cleanUp = createCleanUp();
  const [games = 0, api = 0, engagement = 0] = await freePorts(3);
  const settings = readSettings(
    {
      FOYER_GAMES_PORT: String(games),
      FOYER_API_PORT: String(api),
      FOYER_ENGAGEMENT_PORT: String(engagement),
      FOYER_IDENTITY_PORT: '9',
      FOYER_PAYMENTS_PORT: '9',
      FOYER_EXCLUSION_REGISTER_PORT: '9',
    },
    home,
    {
      internal: 'internal-secret',
      games: 'games',
      payments: 'payments',
      register: 'register',
      registerPersons: 'persons',
      personalCodes: 'personal-codes',
    },
  );
  const database = await createTestDatabase(
    { schema: 'api', migrations: API_MIGRATIONS },
    { schema: 'engagement', migrations: ENGAGEMENT_MIGRATIONS },
  );
  cleanUp.add('database', () => database.close());
  ({ pool } = database);
  const around = {
    settings,
    cleanUp,
    logFile: { path: '', write: () => undefined, close: () => undefined },
  };
  const names = ['games', 'api', 'engagement'];
  for (const definition of (await loadServices()).filter(({ name }) => names.includes(name)))
    await open(await connect(definition, database.connectionString, around), cleanUp);
}, START_MS);
afterAll(async () => {
  await cleanUp.run();
  await rm(home, { recursive: true, force: true });
}, START_MS);

async function query<Row extends Record<string, unknown>>(text: string): Promise<readonly Row[]> {
  return (await pool.query<Row>(text)).rows;
}

/** Resolves when the engagement service has read every settled bet of the api. */
async function readByFeed(): Promise<void> {
  for (;;) {
    const [row] = await query<{ read: boolean }>(
      `select coalesce((select last_id from engagement.event_cursor), 0) >= max(id) and not exists (select 1 from api.outbox) as read
       from api.event where topic = 'api.bet-settled'`,
    );
    if (row?.read) return;
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
  }
}

describe('seeded players with rounds', () => {
  it('have the points that follow from the ledger, before and after the facts are read again', async () => {
    const recompute = async () => {
      const stakes = await query<{ player_id: string; currency: string; cents: number[] }>(
        `select player_id, currency, array_agg((stake - bonus_stake)::integer order by id) as cents from api.wager
         where status = 'CLOSED' group by player_id, currency`,
      );
      return Object.fromEntries(
        stakes.map(({ player_id: id, currency, cents }) => [
          id,
          Math.floor(
            cents.reduce((sum, stake) => sum + convertMinor(stake, currency, 'EUR'), 0) / CENTS_PER_POINT,
          ),
        ]),
      );
    };
    const stored = async () =>
      Object.fromEntries(
        (
          await query<{ player_id: string; points: number }>(
            `select player_id, sum(amount)::integer as points from engagement.point_entry where reason = 'play' group by player_id`,
          )
        ).map(({ player_id: id, points }) => [id, points]),
      );
    const points = await recompute();
    expect(points['aurora-loyal']).toBeGreaterThan(500);
    expect(await stored()).toEqual(points);
    await readByFeed();
    expect(await stored()).toEqual(points);
  });

  it('have one fact for each bet of the ledger', async () => {
    await readByFeed();
    expect(
      await query(
        `select f.id from engagement.fact f full join api.wager w on f.id = 'bet:' || w.id
         where (f.kind = 'bet' or f.id is null) and (f.id is null or w.id is null)`,
      ),
    ).toEqual([]);
  });

  it('keep their money except for the rounds of the player with a history', async () => {
    const balances = await query<{ id: string; balance: number }>(
      `select w.player_id as id, a.balance::integer as balance from api.wallet w join api.account a on a.id = w.real_account_id
       where w.player_id in ('aurora-loyal', 'aurora-gate', 'aurora-wealth') order by 1`,
    );
    // ten rounds of 10.00 without a win
    expect(balances).toEqual([
      { id: 'aurora-gate', balance: 0 },
      { id: 'aurora-loyal', balance: 90_000 },
      { id: 'aurora-wealth', balance: 0 },
    ]);
  });

  it('leave the ledger without faults', async () => {
    expect(await query('select * from api.ledger_faults()')).toEqual([]);
  });
});
