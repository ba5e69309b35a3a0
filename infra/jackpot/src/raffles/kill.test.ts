import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { verifyDraw } from '@foyer/kernel/raffle-draw';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { createLog, receiveSigned, sendJson, systemClock, type Bus } from '@foyer/runtime';
import { JACKPOT_MIGRATIONS } from '../index.ts';
import {
  createFakeRaffleOperator,
  raffleOf,
  STUDIO,
  type FakeRaffleOperator,
} from '../testing/fakeRaffleOperator.ts';
import { countWager } from './countWager.ts';
import { readRecord, readRecords } from './drawRecords.ts';
import type { PrizePayment } from './raffleOperator.ts';
import { createRaffleStep } from './raffleStep.ts';

const SECRET = 'internal-secret-of-the-tests';
const SCRIPT = fileURLToPath(new URL('../testing/raffleProcess.ts', import.meta.url));
const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 26, 12);
const PLAYERS = ['aino', 'bo', 'cai'] as const;
const TIMEOUT_MS = 2 * DATABASE_START_MS;

let database: TestDatabase;
let server: Server;
let operator: FakeRaffleOperator;
let child: ChildProcess | undefined;
/** The call at which the fake operator kills the process, before or after executing it. */
let killAt: { readonly call: string; readonly when: 'before' | 'after' } | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ schema: 'jackpot', migrations: JACKPOT_MIGRATIONS });
  server = createServer((request, response) => {
    void (async () => {
      const received = await receiveSigned(request, response, SECRET, systemClock);
      if (!received) return;
      const call = (request.url ?? '').replace('/internal/', '');
      const kill = (when: 'before' | 'after'): boolean => {
        if (killAt?.call !== call || killAt.when !== when) return false;
        killAt = undefined;
        child?.kill('SIGKILL');
        return true;
      };
      if (kill('before')) return;
      const answer = await act(call, received.body as never);
      if (kill('after')) return;
      sendJson(response, 200, answer);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, DATABASE_START_MS);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.close();
});

async function act(
  call: string,
  body: { brand: string; playerIds: string[] } & PrizePayment,
): Promise<object> {
  if (call === 'raffles/definitions') return { raffles: await operator.definitions() };
  if (call === 'raffles/eligible') return { playerIds: await operator.eligible(body.brand, body.playerIds) };
  if (call === 'raffles/prizes') {
    await operator.payPrize(body);
    return { paid: true };
  }
  return { events: [] };
}

/** Runs one step in a process of its own. @returns true when it was killed. */
async function stepOfProcess(now: number, killedAtLog: string): Promise<boolean> {
  child = spawn(
    process.execPath,
    [
      SCRIPT,
      database.connectionString,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SECRET,
      String(now),
      killedAtLog,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal === 'SIGKILL';
}

/** Runs one step in this process, with nothing but the database of the killed one. */
function step(now: number): Promise<void> {
  return createRaffleStep({
    pool: database.pool,
    bus: { publish: async () => undefined } as unknown as Bus,
    log: createLog('jackpot', () => undefined),
    clock: () => now,
    operator,
    hourMs: HOUR_MS,
  })();
}

describe('kill -9 of the raffle process', () => {
  it.each<[when: string, kill: typeof killAt, log: string]>([
    ['while it asks who may take part', { call: 'raffles/eligible', when: 'before' }, ''],
    ['after the ticket list was closed', undefined, 'raffle ticket list closed'],
    ['after the draw, before the payments', undefined, 'raffle drawn'],
    ['before a prize was paid', { call: 'raffles/prizes', when: 'before' }, ''],
    ['after a prize was paid, before it was noted', { call: 'raffles/prizes', when: 'after' }, ''],
  ])(
    '%s loses and duplicates nothing',
    async (_when, kill, log) => {
      await database.pool.query(
        'truncate jackpot.raffle_prize, jackpot.raffle_wager, jackpot.raffle_entry, jackpot.raffle_drop',
      );
      operator = createFakeRaffleOperator();
      operator.raffles.push(raffleOf({ prizes: { hourly: [1_000, 500], daily: [], weekly: [] } }));
      killAt = undefined;
      await step(START);
      for (const playerId of PLAYERS)
        await countWager(
          database.pool,
          {
            betId: `${playerId}-1`,
            playerId,
            brand: 'aurora',
            studioId: STUDIO,
            stakeMinor: 700,
            currency: 'EUR',
            settledAt: new Date(START).toISOString(),
          },
          undefined,
          START,
        );
      killAt = kill;
      const ended = START + HOUR_MS + 2_000;
      const isKilled = (await stepOfProcess(ended, log)) || (await stepOfProcess(ended + 10_000, log));
      expect(isKilled).toBe(true);
      await step(ended + 10_000);
      await step(ended + 20_000);
      await step(ended + 30_000);
      await step(ended + 40_000);
      const drop = (await readRecords(database.pool, 'aurora')).find(
        ({ starts_at: at }) => Date.parse(at) === START,
      );
      const record = await readRecord(database.pool, 'aurora', drop?.id ?? '');
      expect(await verifyDraw(record)).toMatchObject({ faults: [] });
      expect(record?.entries?.map(({ tickets }) => tickets)).toEqual([7, 7, 7]);
      expect([...operator.paid.values()].map(({ amountMinor }) => amountMinor).sort()).toEqual([1_000, 500]);
      const { rows } = await database.pool.query<{ paid: number; due: number }>(
        'select count(paid_at)::int as paid, count(*)::int as due from jackpot.raffle_prize',
      );
      expect(rows).toEqual([{ paid: 2, due: 2 }]);
    },
    TIMEOUT_MS,
  );
});
