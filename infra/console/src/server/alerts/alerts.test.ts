import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import { createBus, createLog, type Bus, type Pool, type StoredEvent } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { CONSOLE_MIGRATIONS } from '../createConsole.ts';
import type { StaffSession } from '../session/sessions.ts';
import { alertRoutes } from './alertRoutes.ts';
import type { Alert } from '@foyer/kernel/console-answers';
import { createAlerts, type Alerts } from './alerts.ts';

jest.setTimeout(DATABASE_START_MS);

const log = createLog('test', () => undefined);
let pool: Pool;
let bus: Bus;
let alerts: Alerts;
let now: number;
let stop: () => Promise<void>;
/** The event log of the api. */
let logged: StoredEvent[] = [];

beforeAll(async () => {
  const database = await createTestDatabase({ schema: 'console', migrations: CONSOLE_MIGRATIONS });
  ({ pool } = database);
  bus = await createBus(database.connectionString, log);
  alerts = createAlerts({ pool, bus, log, clock: () => now, readEvents: readLogged });
  stop = async () => {
    await alerts.close();
    await bus.close();
    await database.close();
  };
}, DATABASE_START_MS);
beforeEach(async () => {
  now = Date.UTC(2026, 10, 22, 0, 31);
  await pool.query('truncate console.alert, console.seen, console.event_cursor');
  logged = [];
});
afterAll(() => stop(), DATABASE_START_MS);

const readLogged = (after: number): Promise<readonly StoredEvent[]> =>
  Promise.resolve(logged.filter(({ id }) => id > after));

const OPERATOR = { subject: 'ann', roles: ['operator'] };

/** Publishes on the bus and waits until it has been processed. */
async function publish(topic: 'registry.alert' | 'api.alert', ...what: readonly object[]): Promise<void> {
  const end = { text: `end ${crypto.randomUUID()}`, about: 'end' };
  const received = new Promise<void>((resolve) => {
    const off = alerts.onAlert(
      () =>
        void alerts.list(OPERATOR).then(({ alerts: listed }) => {
          if (listed.some(({ what: one }) => JSON.stringify(one) === JSON.stringify(end))) resolve(off());
        }),
    );
  });
  for (const one of [...what, end]) await bus.publish(topic, one);
  await received;
  await pool.query('delete from console.alert where what = $1', [JSON.stringify(end)]);
}

/** Sends a request as a staff member. */
async function send<T = object>(
  route: string,
  roles: readonly string[] | undefined,
  body: object = {},
): Promise<T> {
  const session: StaffSession | undefined = roles && {
    id: 'one',
    person: { subject: roles.join(), name: 'Ann', email: 'ann@staff.test', roles },
  };
  let text = '';
  const response = {
    writeHead: () => undefined,
    end: (written: string) => (text = written),
  } as unknown as ServerResponse;
  const request = Readable.from([Buffer.from(JSON.stringify(body))]) as unknown as IncomingMessage;
  await alertRoutes(alerts)[route]?.({
    request,
    response,
    session,
    url: new URL('http://console.test/alerts'),
  });
  return JSON.parse(text) as T;
}

const DIFFERS = {
  about: 'reconciliation aurora 2026-11-21',
  text: 'The books differ: 1 line, 4200 minor units net',
};
const EQUAL = { about: DIFFERS.about, ended: true, text: 'The books are equal' };
const KEY = { about: 'key 1f', acknowledge: true, text: 'A key was added' };
const listed = async (): Promise<readonly unknown[]> =>
  (await alerts.list(OPERATOR)).alerts.map(({ what, endedAt }) => [(what as { text: string }).text, endedAt]);

describe('alert', () => {
  it('is stored once while its cause lasts; another difference is another alert', async () => {
    await publish('api.alert', DIFFERS, DIFFERS, { ...DIFFERS, text: 'The books differ: 2 lines' }, DIFFERS);
    expect(await listed()).toEqual([
      ['The books differ: 2 lines', undefined],
      [DIFFERS.text, undefined],
    ]);
    expect((await alerts.list(OPERATOR)).unseen).toBe(2);
  });

  it('is resolved when its cause ends and raised again when the cause returns', async () => {
    await publish('api.alert', DIFFERS);
    now += 60_000;
    await publish('registry.alert', EQUAL); // resolution is published only by the comparison itself
    expect(await listed()).toEqual([[DIFFERS.text, undefined]]);
    await publish('api.alert', EQUAL, EQUAL);
    expect(await listed()).toEqual([[DIFFERS.text, '2026-11-22T00:32:00.000Z']]);
    await publish('api.alert', DIFFERS);
    expect(await listed()).toEqual([
      [DIFFERS.text, undefined],
      [DIFFERS.text, '2026-11-22T00:32:00.000Z'],
    ]);
  });

  it('is ignored when it only resolves; without a state it is stored each time', async () => {
    await publish('api.alert', EQUAL);
    await publish('registry.alert', { text: 'A script' }, { text: 'A script' });
    expect(await listed()).toEqual([
      ['A script', undefined],
      ['A script', undefined],
    ]);
  });
});

describe('alert about funds', () => {
  it.each([[['operator']], [['auditor']], [['squad:cashier', 'auditor']]])(
    'is readable for %j',
    async (roles) => {
      await publish('api.alert', DIFFERS);
      expect(await send('GET /alerts', roles)).toMatchObject({ unseen: 1, alerts: [{ what: DIFFERS }] });
    },
  );

  it.each([[['squad:cashier']], [['squad:casino']], [['squad:sportsbook', 'squad:account']], [[]]])(
    'is visible without content for %j',
    async (roles) => {
      await publish('api.alert', DIFFERS, { about: 'payment p', text: '5000 EUR', topic: 'registry.alert' });
      const answer = await send<{ unseen: number; alerts: readonly Alert[] }>('GET /alerts', roles);
      expect(answer.alerts.map(({ id: _id, ...rest }) => rest)).toEqual([
        { at: '2026-11-22T00:31:00.000Z' },
        { at: '2026-11-22T00:31:00.000Z' },
      ]);
      expect([answer.unseen, /4200|5000|books/.test(JSON.stringify(answer))]).toEqual([2, false]);
    },
  );

  it.each(['GET /alerts', 'POST /alerts/seen', 'POST /alerts/acknowledge'])(
    'is not available without a session: %s',
    async (route) => {
      await expect(send(route, undefined, { id: 1 })).rejects.toMatchObject({ status: 401 });
    },
  );
});

describe('alert that needs acknowledgement', () => {
  const first = async (): Promise<Alert | undefined> => (await alerts.list(OPERATOR)).alerts[0];

  it('is listed first and counted until it is acknowledged', async () => {
    await publish('registry.alert', KEY, { text: 'A script' }, { text: 'Another' });
    const { alerts: listedNow } = await alerts.list(OPERATOR);
    expect(
      listedNow.map(({ what, acknowledged }) => [(what as { text: string }).text, acknowledged]),
    ).toEqual([
      ['A key was added', null],
      ['Another', undefined],
      ['A script', undefined],
    ]);
    await send('POST /alerts/seen', ['operator'], { id: Math.max(...listedNow.map(({ id }) => id)) });
    expect((await alerts.list({ subject: 'operator', roles: ['operator'] })).unseen).toBe(1);
    now += 60_000;
    await send('POST /alerts/acknowledge', ['auditor'], { id: listedNow[0]?.id });
    now += 60_000;
    await send('POST /alerts/acknowledge', ['operator'], { id: listedNow[0]?.id });
    expect(await alerts.list({ subject: 'operator', roles: ['operator'] })).toMatchObject({
      unseen: 0,
      alerts: [{}, {}, { what: KEY, acknowledged: { by: 'ann@staff.test', at: '2026-11-22T00:32:00.000Z' } }],
    });
  });

  it('is not duplicated after acknowledgement', async () => {
    await publish('registry.alert', KEY, KEY);
    await send('POST /alerts/acknowledge', ['operator'], { id: (await first())?.id });
    await publish('registry.alert', KEY);
    expect((await alerts.list(OPERATOR)).alerts).toMatchObject([
      { what: KEY, acknowledged: { by: 'ann@staff.test' } },
    ]);
    await publish('registry.alert', { ...KEY, about: 'key 2a' });
    expect((await alerts.list(OPERATOR)).alerts).toMatchObject([{ acknowledged: null }, {}]);
  });

  it.each(['squad:casino', 'squad:cashier'])(
    'is readable for %s without permission to acknowledge',
    async (role) => {
      await publish('registry.alert', KEY);
      expect(await send('GET /alerts', [role])).toMatchObject({
        alerts: [{ what: KEY, acknowledged: null }],
      });
      await expect(
        send('POST /alerts/acknowledge', [role], { id: (await first())?.id }),
      ).rejects.toMatchObject({
        status: 403,
      });
      expect((await first())?.acknowledged).toBeNull();
    },
  );

  it('rejects unknown and malformed ids', async () => {
    await publish('registry.alert', { text: 'A script' });
    await expect(
      send('POST /alerts/acknowledge', ['operator'], { id: (await first())?.id }),
    ).rejects.toMatchObject({ status: 404, code: 'ALERT_UNKNOWN' });
    for (const body of [{ id: 0 }, { id: 1.5 }, { id: '1' }, { id: 1, by: 'eve' }, {}])
      await expect(send('POST /alerts/acknowledge', ['operator'], body)).rejects.toMatchObject({
        status: 400,
      });
  });
});

describe('event log of the api', () => {
  const alertAt = (id: number, about: string): StoredEvent => ({
    id,
    topic: 'api.alert',
    payload: { about, text: `Check ${about}` },
  });

  async function stored(): Promise<readonly unknown[]> {
    const { rows } = await pool.query<{ about: string }>('select about from console.alert order by id');
    return rows.map(({ about }) => about);
  }

  /** A second console, as after a restart; waits until it has stored the number of alerts. */
  async function restarted(count: number): Promise<readonly unknown[]> {
    const next = createAlerts({ pool, bus, log, clock: () => now, readEvents: readLogged });
    try {
      for (;;) {
        const abouts = await stored();
        if (abouts.length >= count) return abouts;
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      await next.close();
    }
  }

  it('stores alerts that were published while the console was down', async () => {
    logged = [alertAt(4, 'payment a'), alertAt(9, 'payment b')];
    expect(await restarted(2)).toEqual(['payment a', 'payment b']);
  });

  it('continues after the last stored alert', async () => {
    logged = [alertAt(4, 'payment a')];
    await restarted(1);
    await pool.query('delete from console.alert');
    logged = [...logged, alertAt(5, 'payment b')];
    expect(await restarted(1)).toEqual(['payment b']);
  });
});
