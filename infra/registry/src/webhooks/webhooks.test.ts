import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { startPublishedRegistry } from '../testing/publishedRegistry.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';
import { MAX_ATTEMPTS, runWebhooks } from './deliveries.ts';
import { isPublicAddress } from './publicAddress.ts';
import { sendWebhook, signatureOf } from './sendWebhook.ts';
import { createWebhookStore } from './webhookStore.ts';

jest.setTimeout(START_MS);

const APP = 'mfe-jackpot-raffle';
const HOUR_MS = 3_600_000;
let registry: TestRegistry;
let operator: CheckedClient;
let squad: CheckedClient;
let secret = '';
let status = 200;
const received: { headers: Readonly<Record<string, unknown>>; body: string }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
  });
});
let url = '';

const everything = ['error-group', 'error-rate', 'over-budget', 'switched-off', 'rolled-back', 'restored'];

function set(more: object = {}, client = squad) {
  return client.post('/v1/webhooks', {
    app: APP,
    url,
    events: everything,
    errorBound: 20,
    reason: 'Alerts',
    ...more,
  });
}

function run(mayBePrivate = 1): Promise<void> {
  const { dependencies } = registry;
  return runWebhooks({
    ...dependencies,
    settings: { ...dependencies.settings, webhookPrivateAddresses: mayBePrivate },
    store: createWebhookStore(dependencies.settings.internalSecret),
  });
}

const texts = (): readonly string[] =>
  received.map(({ body }) => (JSON.parse(body) as { event: string; text: string }).event);

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  ({ registry, operator } = await startPublishedRegistry({
    FOYER_WEBHOOK_PRIVATE_ADDRESSES: '1',
    FOYER_WEBHOOK_SECONDS: '86400',
  }));
  squad = await registry.as('squads/jackpot-raffle');
  await registry.publish('mfe-casino', 'c2', 2);
}, START_MS);

afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await registry.close();
}, START_MS);

beforeEach(async () => {
  status = 200;
  const answer = await set({ newSecret: true });
  secret = answer.secret ?? '';
  await registry.pool.query('delete from registry.webhook_delivery');
  registry.skew.milliseconds += 1_000;
  received.length = 0;
});

async function change(kind: string, more: object = {}): Promise<void> {
  await operator.post('/v1/changes', {
    environment: 'production',
    kind,
    app: APP,
    reason: 'Wrong draw',
    ...more,
  });
}

function errorCell(fingerprint: string, release = 'j1') {
  const at = Date.now() + registry.skew.milliseconds;
  return {
    app: APP,
    release,
    brand: 'tuli',
    browser: 'Chrome 131',
    fingerprint: fingerprint.repeat(32),
    code: 'RENDER_THREW',
    message: `failed ${fingerprint}`,
    frames: [`${APP}/${release}/main.js:1:700`],
    first: at,
    last: at,
    count: 3,
  };
}

async function report(errors: readonly object[], cells: readonly object[] = []): Promise<void> {
  const edge = await registry.as('services/edge');
  const id = `batch-${Date.now()}-${Math.random().toString(36).slice(2)}`.padEnd(16, '-');
  await edge.post('/v1/evidence', { id, cells, violations: [], errors });
}

describe('a webhook', () => {
  it('receives a signed message of a switch-off once', async () => {
    await change('off', { scope: { brand: 'tuli' }, publicReason: 'incident' });
    await run();
    await run();
    await change('on');
    expect(texts()).toEqual(['switched-off']);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const timestamp = Number(headers['x-foyer-timestamp']);
    expect(headers['x-foyer-signature']).toBe(signatureOf(secret, timestamp, body));
    expect(JSON.parse(body)).toMatchObject({
      app: APP,
      owner: 'jackpot-raffle',
      id: headers['x-foyer-delivery'],
      details: { reason: 'Wrong draw', brands: ['tuli'] },
    });
    expect((await operator.get(`/v1/webhooks?app=${APP}`)).deliveries).toMatchObject([
      { event: 'switched-off', state: 'delivered', attempts: 1, outcome: 'HTTP 200' },
    ]);
  });

  it('receives a live release over its budget once, and again after the budget has changed', async () => {
    const budget = (js: number): Promise<unknown> =>
      squad.post('/v1/budgets', { app: APP, budget: { js, css: 10 } });
    await budget(5);
    await registry.as('staff/auditor').then((auditor) => auditor.get('/v1/sizes'));
    await run();
    await run();
    expect(texts()).toEqual(['over-budget']);
    expect(received[0]?.body).toContain('bytes of js, budget 5');
    await budget(6);
    await run();
    expect(texts()).toEqual(['over-budget', 'over-budget']);
    await budget(50_000);
    await run();
    expect(texts()).toHaveLength(2);
  });

  it('receives a rollback and a restore', async () => {
    await change('promote', { release: 'j2' });
    const before = new Date(Date.now() + registry.skew.milliseconds).toISOString();
    registry.skew.milliseconds += 60_000;
    await change('rollback');
    await change('restore', { app: undefined, at: before });
    await run();
    expect([...texts()].sort()).toEqual(['restored', 'rolled-back']);
    await change('rollback');
  });

  it('receives a new error of a live release, and no error that another release had before', async () => {
    await report([errorCell('a'), errorCell('b', 'j3')]);
    await run();
    expect(texts()).toEqual(['error-group']);
    // the same error in the next release, at another line
    registry.skew.milliseconds += 1_000;
    await report([{ ...errorCell('c'), message: 'failed b', frames: [`${APP}/j1/main.js:1:900`] }]);
    await run();
    expect(texts()).toEqual(['error-group']);
  });

  it('receives an error rate above its bound once an hour', async () => {
    const at = Math.floor((Date.now() + registry.skew.milliseconds) / 5_000) * 5_000;
    const empty = { codes: {}, ready: Array.from({ length: 19 }, () => 0), broke: 0 };
    await report([], [{ app: APP, release: 'j1', brand: 'tuli', at, opened: 97, failed: 3, ...empty }]);
    registry.skew.milliseconds += 10_000;
    await run();
    await run();
    expect(texts()).toEqual(['error-rate']);
    await set({ errorBound: 40 });
    registry.skew.milliseconds += HOUR_MS / 60;
    await registry.pool.query('delete from registry.webhook_delivery');
    received.length = 0;
    await run();
    expect(texts()).toEqual([]);
  });

  it('is repeated with growing pauses and given up at last', async () => {
    status = 503;
    await set({ events: ['switched-off'] });
    await change('off', { scope: { brand: 'tuli' }, publicReason: 'incident' });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS + 2; attempt += 1) {
      await run();
      registry.skew.milliseconds += 1.1 * HOUR_MS;
    }
    expect(received).toHaveLength(MAX_ATTEMPTS);
    expect(new Set(received.map(({ headers }) => headers['x-foyer-delivery'])).size).toBe(1);
    expect((await operator.get(`/v1/webhooks?app=${APP}`)).deliveries).toMatchObject([
      { state: 'given-up', attempts: MAX_ATTEMPTS, outcome: 'HTTP 503', nextAt: null },
    ]);
    await change('on');
  });

  it('follows no redirect and calls no private address at delivery', async () => {
    status = 302;
    expect(await squad.post('/v1/webhooks/test', { app: APP })).toEqual({
      isDelivered: false,
      outcome: 'HTTP 302',
    });
    received.length = 0;
    await change('off', { scope: { brand: 'tuli' }, publicReason: 'incident' });
    await run(0);
    await change('on');
    expect(received).toEqual([]);
    expect((await operator.get(`/v1/webhooks?app=${APP}`)).deliveries[0]).toMatchObject({
      state: 'waiting',
      outcome: 'WEBHOOK_URL_INVALID',
    });
  });

  it('belongs to its squad and to operators, and is audited without its secret', async () => {
    await expect(set({}, await registry.as('squads/casino'))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await expect(set({}, await registry.as('staff/auditor'))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    expect((await set({}, operator)).secret).toBeNull();
    const { entries } = await operator.get(`/v1/audit?limit=1&app=${APP}`);
    expect(entries[0]).toMatchObject({ kind: 'webhook-set', after: { url } });
    expect(JSON.stringify(entries[0])).not.toContain(secret);
    const { rows } = await registry.pool.query<{ secret: string }>('select secret from registry.webhook');
    expect(rows[0]?.secret).not.toContain(secret);
    await operator.post('/v1/webhooks/remove', { app: APP, reason: 'No receiver' });
    await expect(operator.post('/v1/webhooks/test', { app: APP })).rejects.toMatchObject({
      code: 'WEBHOOK_UNKNOWN',
    });
  });
});

describe('the address of a webhook', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    '2002:7f00:1::',
    'ff02::1',
  ])('is private: %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1'])('is public: %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['with one private address among public ones', 'https://hooks.example/', 'WEBHOOK_ADDRESS_PRIVATE'],
    ['written as a number', 'https://2130706433/', 'WEBHOOK_ADDRESS_PRIVATE'],
    ['in brackets', 'https://[::1]/', 'WEBHOOK_ADDRESS_PRIVATE'],
    ['without encryption', 'http://hooks.example/', 'WEBHOOK_URL_INVALID'],
    ['with credentials', 'https://a:b@hooks.example/', 'WEBHOOK_URL_INVALID'],
  ])('is refused %s', async (_what, address, outcome) => {
    expect(
      await sendWebhook(
        { url: address, secret: 's', id: '1', event: 'test', body: '{}', now: 0 },
        { mayBePrivate: false, resolve: () => Promise.resolve(['93.184.216.34', '10.0.0.1']) },
      ),
    ).toEqual({ isDelivered: false, outcome });
  });
});
