import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { writeBrandRules } from '../players/brandRules.ts';
import { sendWebhook } from '../testing/fakePayments.ts';
import { balanceOf, openLedgerPlayer, type LedgerPlayer } from '../testing/ledgerWorld.ts';
import { factOf, moneyFaults, openTestDeposit } from '../testing/paymentWorld.ts';
import { testSeed } from '../testing/seed.ts';
import { createTestDatabase, START_MS, TEST_SECRETS, type TestDatabase } from '../testing/testApi.ts';

const KILLS = 2;
const PLAYERS = 4;
/** Three processes start one after the other, on a busy machine each of them slowly. */
const PATIENCE_MS = 2 * START_MS;
const AMOUNT = 2_000;
/** Between two looks at what another process does; nothing is assumed to have happened meanwhile. */
const POLL_MS = 10;

let database: TestDatabase;
let players: readonly LedgerPlayer[];
beforeAll(async () => {
  database = await createTestDatabase();
  await writeBrandRules(database.pool, 24);
  players = await Promise.all(Array.from({ length: PLAYERS }, () => openLedgerPlayer(database.pool)));
}, START_MS);
afterAll(() => database.close());

interface RunningApi {
  readonly baseUrl: string;
  readonly child: ChildProcess;
}

async function startProcess(): Promise<RunningApi> {
  const script = fileURLToPath(new URL('../testing/apiProcess.ts', import.meta.url));
  const child = spawn(process.execPath, [script, database.connectionString, '/nowhere', TEST_SECRETS.internal, TEST_SECRETS.games], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { baseUrl: `http://127.0.0.1:${String(port).trim()}`, child };
}

/** The provider's side: the same event until it is heard; it ends with the test, whatever became of that. */
async function tellUntilHeard(api: () => RunningApi, event: object): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const status = await sendWebhook(api().baseUrl, event, { secret: TEST_SECRETS.payments, clock: Date.now }).then((answer) => answer.status, () => 0);
    if (status === 200) return;
    await wait(POLL_MS);
  }
}

async function payIn(api: () => RunningApi, who: LedgerPlayer, isOver: () => boolean): Promise<number> {
  let paid = 0;
  while (!isOver()) {
    const { id } = await openTestDeposit(database.pool, who, AMOUNT, Date.now());
    const tell = (status: 'pending' | 'completed' | 'charged_back') => tellUntilHeard(api, { id: `${id}-${status}`, type: `payment.${status}`, payment: factOf(who, id, AMOUNT, status, Date.now()) });
    await Promise.all([tell('pending'), tell('completed')]);
    // every third is taken back
    if (paid % 3 === 2) await tell('charged_back');
    paid += 1;
  }
  return paid - Math.floor(paid / 3);
}

describe('kill -9 of the api in the middle of webhooks', () => {
  it(`credits everything once and takes back what was taken back (seed ${testSeed})`, async () => {
    let api = await startProcess();
    let killed = 0;
    const paying = players.map((who) => payIn(() => api, who, () => killed >= KILLS));
    while (killed < KILLS) {
      const target = (await events()) + 10 + ((testSeed >> killed) % 20);
      while ((await events()) < target) await wait(POLL_MS);
      api.child.kill('SIGKILL');
      await once(api.child, 'exit');
      api = await startProcess();
      killed += 1;
    }
    const kept = await Promise.all(paying);
    api.child.kill('SIGKILL');
    await once(api.child, 'exit');
    for (const [index, who] of players.entries()) expect(await balanceOf(database.pool, who.playerId)).toBe((kept[index] ?? 0) * AMOUNT);
    expect(await moneyFaults(database.pool)).toEqual([]);
  }, PATIENCE_MS);
});

async function events(): Promise<number> {
  const { rows } = await database.pool.query<{ events: number }>('select count(*) as events from api.payment_event');
  return rows[0]?.events ?? 0;
}
