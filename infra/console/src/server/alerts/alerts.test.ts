import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import { createBus, createLog, type Bus, type Pool } from '@foyer/runtime';
import { CONSOLE_MIGRATIONS } from '../createConsole.ts';
import { createAlerts, type Alerts } from './alerts.ts';

jest.setTimeout(DATABASE_START_MS);

const log = createLog('test', () => undefined);
let pool: Pool;
let bus: Bus;
let alerts: Alerts;
let now: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase({ schema: 'console', migrations: CONSOLE_MIGRATIONS });
  ({ pool } = database);
  bus = await createBus(database.connectionString, log);
  alerts = createAlerts({ pool, bus, log, clock: () => now });
  stop = async () => {
    alerts.close();
    await bus.close();
    await database.close();
  };
}, DATABASE_START_MS);
beforeEach(async () => {
  now = Date.UTC(2026, 10, 22, 0, 31);
  await pool.query('truncate console.alert, console.seen');
});
afterAll(() => stop(), DATABASE_START_MS);

/** Says it on the bus and waits until it is known to have been heard: what is said after it is. */
async function say(...what: readonly object[]): Promise<void> {
  const end = { text: `end ${crypto.randomUUID()}` };
  const heard = new Promise<void>((resolve) => {
    const off = alerts.onAlert(() => void alerts.list('nobody').then(({ alerts: listed }) => {
      if (listed.some(({ what: one }) => JSON.stringify(one) === JSON.stringify(end))) resolve(off());
    }));
  });
  for (const one of [...what, end]) await bus.publish('api.alert', one);
  await heard;
  await pool.query('delete from console.alert where what = $1', [JSON.stringify(end)]);
}

const DIFFERS = { about: 'reconciliation aurora 2026-11-21', text: 'The books differ: 1 line' };
const EQUAL = { about: DIFFERS.about, ended: true, text: 'The books are equal' };
const listed = async (): Promise<readonly unknown[]> => (await alerts.list('ann')).alerts.map(({ what, endedAt }) => [(what as { text: string }).text, endedAt]);

describe('an alert', () => {
  it('that lasts is kept once however often it is said, and another difference is another', async () => {
    await say(DIFFERS, DIFFERS, { ...DIFFERS, text: 'The books differ: 2 lines' }, DIFFERS);
    expect(await listed()).toEqual([['The books differ: 2 lines', undefined], ['The books differ: 1 line', undefined]]);
    expect((await alerts.list('ann')).unseen).toBe(2);
  });

  it('ends when what it is about is right again, and is new when it comes back', async () => {
    await say(DIFFERS);
    now += 60_000;
    await say(EQUAL, EQUAL);
    expect(await listed()).toEqual([['The books differ: 1 line', '2026-11-22T00:32:00.000Z']]);
    await say(DIFFERS);
    expect(await listed()).toEqual([['The books differ: 1 line', undefined], ['The books differ: 1 line', '2026-11-22T00:32:00.000Z']]);
  });

  it('of something that nobody told of does not begin by ending, and one that says nothing of it is kept each time', async () => {
    await say(EQUAL, { text: 'A script' }, { text: 'A script' });
    expect(await listed()).toEqual([['A script', undefined], ['A script', undefined]]);
  });
});
