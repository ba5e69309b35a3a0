import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ANALYTICS_BATCH_SIZE } from '@foyer/kernel/analytics-delivery';
import { createLog, verifyRequest, type ServiceCall } from '@foyer/runtime';
import { callTyped } from '@foyer/runtime/service-calls';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { forwardAnalytics, startAnalyticsForwardingJob } from './forwardingJob.ts';
import { ANALYTICS_RETENTION_DAYS, deleteAnalyticsEvents } from './retentionJob.ts';

const SECRET = 'secret-of-the-webhook';
const NOW = Date.UTC(2026, 10, 25, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await api.pool.query('delete from api.analytics_event');
  await api.pool.query(`update api.analytics_forwarding set forwarded_id = 0, leased_until = '-infinity'`);
});

const event = (name: string, properties: object, at = Date.now()) => ({
  id: crypto.randomUUID(),
  name,
  at,
  properties,
});

const deliver = async (events: readonly object[], more: object = {}) =>
  callTyped<{ stored: number; rejected: number }>({
    baseUrl: api.baseUrl,
    path: '/internal/analytics',
    body: { brand: 'aurora', visit: crypto.randomUUID(), events, ...more },
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });

const stored = async () =>
  (
    await api.pool.query<{ name: string; player_id: string | null; properties: unknown }>(
      'select name, player_id, properties from api.analytics_event order by id',
    )
  ).rows;

describe('delivery of analytics events', () => {
  it('stores an event once for repeated deliveries', async () => {
    const page = event('page_viewed', { route: 'lobby' });
    expect((await deliver([page])).body).toEqual({ stored: 1, rejected: 0 });
    expect((await deliver([page])).body).toEqual({ stored: 0, rejected: 0 });
    expect(await stored()).toEqual([
      { name: 'page_viewed', player_id: null, properties: { route: 'lobby' } },
    ]);
  });

  it('takes the player from the access token of the brand', async () => {
    const accessToken = await api.identity.token({
      brand: 'aurora',
      playerId: 'aurora-funded',
      sid: 'analytics',
    });
    await deliver([event('login', {})], { accessToken });
    await deliver([event('login', {})], { accessToken, brand: 'tuli' });
    await deliver([event('login', {})], { accessToken: 'forged' });
    expect((await stored()).map(({ player_id: player }) => player)).toEqual(['aurora-funded', null, null]);
  });

  it.each([
    ['an unknown event', event('password_typed', {})],
    ['a property that the catalogue does not contain', event('login', { email: 'aino@players.test' })],
    ['a missing property', event('page_viewed', {})],
    ['a long value', event('page_viewed', { route: 'x'.repeat(81) })],
    ['an id that is no UUID', { ...event('login', {}), id: '1' }],
  ])('rejects %s and stores the others', async (_what, bad) => {
    expect((await deliver([bad, event('login', {})])).body).toEqual({ stored: 1, rejected: 1 });
  });

  it(`rejects more than ${ANALYTICS_BATCH_SIZE} events`, async () => {
    const events = Array.from({ length: ANALYTICS_BATCH_SIZE + 1 }, () => event('login', {}));
    expect((await deliver(events)).status).toBe(422);
    expect((await deliver(events.slice(1))).body).toMatchObject({ stored: ANALYTICS_BATCH_SIZE });
  });

  it.each([
    ['in the future', MINUTE],
    ['more than a day ago', -DAY - MINUTE],
  ])('replaces a time %s by the time of receipt', async (_what, distance) => {
    await deliver([event('login', {}, Date.now() + distance)]);
    const { rows } = await api.pool.query(
      'select 1 from api.analytics_event where occurred_at = received_at',
    );
    expect(rows).toHaveLength(1);
  });
});

describe('forwarding of analytics events', () => {
  function webhook(answers: readonly (number | Error)[]) {
    const calls: ServiceCall[] = [];
    const forward = (now = NOW) =>
      forwardAnalytics({
        pool: api.pool,
        clock: () => now,
        log: createLog('test', () => undefined),
        settings: { analyticsWebhook: 'https://events.test/foyer', analyticsSecret: SECRET },
        serviceClient: {
          call: (call) => {
            const answer = answers[calls.push(call) - 1] ?? 200;
            return answer instanceof Error
              ? Promise.reject(answer)
              : Promise.resolve({ status: answer, contentType: undefined, body: '' });
          },
        },
      });
    const names = () =>
      calls.map(({ body = '' }) =>
        (JSON.parse(body) as { events: { name: string }[] }).events.map(({ name }) => name),
      );
    return { forward, names, calls };
  }

  const store = (name: string, receivedAt: number) =>
    api.pool.query(`select api.store_analytics_events('aurora', null, $1, $2, $3)`, [
      crypto.randomUUID(),
      JSON.stringify([event(name, {}, receivedAt)]),
      new Date(receivedAt),
    ]);

  it.each([
    ['an error status', 500],
    ['no answer', new Error('closed')],
  ])('repeats a batch after %s, then continues behind it', async (_what, failure) => {
    await store('login', NOW - MINUTE);
    const { forward, names } = webhook([failure, 200]);
    expect([await forward(), await forward()]).toEqual([0, 1]);
    await store('logout', NOW - MINUTE);
    expect([await forward(), await forward()]).toEqual([1, 0]);
    expect(names()).toEqual([['login'], ['login'], ['logout']]);
  });

  it('waits ten seconds for events of open transactions', async () => {
    await store('login', NOW - 9_000);
    const { forward } = webhook([]);
    expect([await forward(), await forward(NOW + 1_000)]).toEqual([0, 1]);
  });

  it('is done by one process at a time, and by another one after a minute', async () => {
    await store('login', NOW - MINUTE);
    await api.pool.query('select api.lease_analytics_forwarding($1)', [new Date(NOW)]);
    const { forward } = webhook([]);
    expect([await forward(NOW + MINUTE - 1), await forward(NOW + MINUTE)]).toEqual([0, 1]);
  });

  it('signs the body with the secret of the webhook', async () => {
    await store('login', NOW - MINUTE);
    const { forward, calls } = webhook([]);
    await forward();
    const { path = '', body = '', headers } = calls[0] ?? {};
    const isSignedWith = (secret: string) =>
      verifyRequest(secret, { method: 'POST', path, body }, headers as Record<string, string>, NOW);
    expect([isSignedWith(SECRET), isSignedWith(TEST_SECRETS.internal)]).toEqual([true, false]);
  });

  it('does not start unsigned', () => {
    const deps = {
      pool: api.pool,
      clock: () => NOW,
      log: createLog('test', () => undefined),
      settings: { analyticsWebhook: 'https://events.test/foyer', analyticsSecret: '' },
      serviceClient: { call: () => Promise.reject(new Error('not expected')) },
    };
    expect(() => startAnalyticsForwardingJob(deps)).toThrow('keys/analytics-secret');
  });

  it('sends nothing without a webhook', async () => {
    await store('login', NOW - MINUTE);
    expect(
      await forwardAnalytics({
        pool: api.pool,
        clock: () => NOW,
        log: createLog('test', () => undefined),
        settings: { analyticsSecret: SECRET },
        serviceClient: { call: () => Promise.reject(new Error('not expected')) },
      }),
    ).toBe(0);
  });
});

it(`analytics events are deleted after ${ANALYTICS_RETENTION_DAYS} days`, async () => {
  const limit = NOW - ANALYTICS_RETENTION_DAYS * DAY;
  for (const receivedAt of [limit - 1, limit])
    await api.pool.query(`select api.store_analytics_events('aurora', null, $1, $2, $3)`, [
      crypto.randomUUID(),
      JSON.stringify([event('login', {}, receivedAt)]),
      new Date(receivedAt),
    ]);
  expect([await deleteAnalyticsEvents(api.pool, NOW), (await stored()).length]).toEqual([1, 1]);
});
