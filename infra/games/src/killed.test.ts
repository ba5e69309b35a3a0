import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { systemClock, type Pool } from '@foyer/runtime';
import { effort } from '@foyer/testing/effort';
import { createSeededRandom } from './testing/seededRandom.ts';
import { startFakeOperator, type FakeOperator } from './testing/fakeOperator.ts';
import { TEST_SECRET } from './testing/gamesUnderTest.ts';

const KILLS = effort({ smoke: 1, full: 4 });
const PLAYERS = 4;
const LAUNCH = {
  brand: 'aurora',
  sessionId: 's',
  gameId: 'ember-hollow',
  mode: 'real',
  currency: 'EUR',
  locale: 'en',
  country: 'MT',
  returnOrigins: ['http://aurora.localhost:4000'],
  jurisdiction: {
    autoplay: false,
    turbo: false,
    minimumRoundMs: 0,
    maximumStakeMinor: null,
    celebrateReturnUpToStake: false,
    buyFeature: false,
    showRtp: true,
    showNetPosition: true,
    showSessionClock: true,
    fullscreen: false,
  },
};

let database: TestDatabase;
let operator: FakeOperator;
let pool: Pool;
let running: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase({
    schema: 'games',
    migrations: join(import.meta.dirname, '..', 'sql'),
  });
  operator = await startFakeOperator(TEST_SECRET, systemClock);
  ({ pool } = database);
}, DATABASE_START_MS);
afterEach(() => {
  running?.kill('SIGKILL');
});
afterAll(async () => {
  await operator.close();
  await database.close();
});

async function startProcess(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'gamesProcess.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      GAMES_TEST_DATABASE: database.connectionString,
      GAMES_TEST_OPERATOR: operator.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', () => reject(new Error('The service ended before it answered.')));
  });
}

async function post(
  url: string,
  bearer: string,
  body: object,
): Promise<{ ok: boolean; body: { bearer?: string } }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, body: (await response.json()) as { bearer?: string } };
}

/** Plays until the connection breaks. */
async function playOn(url: string, player: string, freeSpinsId?: string): Promise<void> {
  try {
    const isFree = freeSpinsId !== undefined;
    const left = isFree ? operator.spinsLeft.get(freeSpinsId) : undefined;
    const freeSpins = isFree ? { id: freeSpinsId, left, valueMinor: 20, betLevel: 1 } : undefined;
    const launched = await operator.launch(url, { ...LAUNCH, playerId: player, freeSpins });
    const { body } = await post(`${url}/rgs/sessions`, '', { token: launched.body.url.split('/play/')[1] });
    for (;;)
      await post(`${url}/rgs/rounds`, body.bearer ?? '', {
        roundId: randomUUID(),
        bet: { coinMinor: 1 },
        isFree,
      });
  } catch {
    // expected: the test kills the process during a request
  }
}

/** Polls, because the recovery timer sends no notification. */
async function allFinished(open: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(open);
    if (rows[0]?.n === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

it('neither loses nor duplicates money when killed during rounds', async () => {
  const random = createSeededRandom(31);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const url = await startProcess();
    const players = Array.from({ length: PLAYERS }, (_, player) => playOn(url, `p${player}`));
    const until = operator.calls.length + 20 + random.below(40);
    operator.fault = () => {
      // killed between two wallet calls, at a position determined by the count
      if (operator.calls.length >= until) running?.kill('SIGKILL');
      return 'none';
    };
    await Promise.all(players);
    operator.fault = () => 'none';
  }
  const open = `select count(*)::int n from games.round where state in ('created', 'betPlaced', 'resolved', 'rollingBack')`;
  expect((await pool.query<{ n: number }>(open)).rows[0]?.n).toBeGreaterThan(0);
  await pool.query('update games.round set next_attempt_at = 0'); // leases of the killed processes have expired
  await startProcess();
  await allFinished(open);
  const totals = await pool.query<{ closed: number; net: number; rows: number }>(
    `select count(*) filter (where state = 'closed')::int closed, coalesce(sum(return_minor - stake_minor) filter (where state = 'closed'), 0)::int net, count(*) filter (where state not in ('closed', 'rolledBack', 'refused'))::int rows from games.round`,
  );
  expect(totals.rows[0]?.rows).toBe(0);
  expect(operator.balanceMinor).toBe(100_000 + (totals.rows[0]?.net ?? NaN));
  expect([...operator.ledger.values()].filter(({ kind }) => kind === 'win')).toHaveLength(
    totals.rows[0]?.closed ?? -1,
  );
}, 40_000);

it('uses each free spin once, in the provider and at the operator, when killed during rounds', async () => {
  const SPINS = 400;
  const random = createSeededRandom(32);
  const ids = Array.from({ length: PLAYERS }, () => randomUUID());
  for (const id of ids) operator.spinsLeft.set(id, SPINS);
  const before = operator.balanceMinor;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const url = await startProcess();
    const players = ids.map((id, player) => playOn(url, `free${player}`, id));
    const until = operator.calls.length + 20 + random.below(40);
    operator.fault = () => {
      if (operator.calls.length >= until) running?.kill('SIGKILL');
      return 'none';
    };
    await Promise.all(players);
    operator.fault = () => 'none';
  }
  await pool.query('update games.round set next_attempt_at = 0');
  await startProcess();
  await allFinished(
    `select count(*)::int n from games.round where state in ('created', 'betPlaced', 'resolved', 'rollingBack')`,
  );
  const { rows } = await pool.query<{ id: string; used: number; won: number }>(
    `select free_spins_id id, count(*) filter (where state = 'closed')::int used, coalesce(sum(return_minor) filter (where state = 'closed'), 0)::int won
     from games.round where free_spins_id is not null group by 1`,
  );
  expect(rows.length).toBe(PLAYERS);
  for (const { id, used } of rows) expect([id, operator.spinsLeft.get(id)]).toEqual([id, SPINS - used]);
  expect(operator.balanceMinor).toBe(before + rows.reduce((sum, { won }) => sum + won, 0));
}, 40_000);
