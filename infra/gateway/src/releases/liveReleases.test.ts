import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BROWSER_PLAN_PREFIX, type SignedBrowserPlan } from '@foyer/kernel/browser-plan';
import { BUCKETS, type ReleasePlan } from '@foyer/kernel/release-plan';
import { bucketFor } from '@foyer/kernel/resolve-release';
import { brands } from '@foyer/market';
import { createPublicKey, verify } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket } from 'ws';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { portOf, serveGateway, type ServedGateway } from '../testing/servedGateway.ts';
import type { RequestContext } from '../context.ts';
import { createLiveReleases } from './liveReleases.ts';
import { createVisitorReleases } from './visitorReleases.ts';

let releases: ReleaseHome;
let gateway: ServedGateway;
const opened: WebSocket[] = [];

beforeEach(async () => {
  releases = await createReleaseHome();
  await releases.publish(plan(1));
  gateway = await serveGateway(releases.home);
});

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await gateway.close();
  await releases.remove();
});

function plan(version: number, layers: Partial<ReleasePlan> = {}): ReleasePlan {
  return { ...releaseSet(version, [releases.shell, releases.casino]), ...layers };
}

const offOnTuli: Partial<ReleasePlan> = {
  rules: [
    {
      id: '1',
      app: 'mfe-casino',
      scope: { brand: 'tuli' },
      decision: { kind: 'off', reason: 'maintenance' },
    },
  ],
};

/** Collects the messages of an open page. */
async function listen(
  brand: string,
  headers: Record<string, string> = {},
): Promise<{ next(): Promise<unknown> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/release-set/live?locale=en`, {
    headers: { host: `${brand}.localhost:${gateway.port}`, ...headers },
  });
  opened.push(socket);
  const messages: unknown[] = [];
  const waiting: ((value: unknown) => void)[] = [];
  socket.on('message', (data) => {
    const value: unknown = JSON.parse((data as Buffer).toString());
    const first = waiting.shift();
    if (first) first(value);
    else messages.push(value);
  });
  await once(socket, 'open');
  return {
    next: () =>
      messages.length > 0
        ? Promise.resolve(messages.shift())
        : new Promise((resolve) => waiting.push(resolve)),
  };
}

async function setOf(brand: string, headers: Record<string, string> = {}) {
  return gateway.request('/release-set?locale=en', { host: `${brand}.localhost:${gateway.port}`, headers });
}

describe('live release updates', () => {
  it('notify pages of the affected brand only', async () => {
    const [tuli, aurora] = [await listen('tuli'), await listen('aurora')];
    expect([await tuli.next(), await aurora.next()]).toMatchObject([{ version: 1 }, { version: 1 }]);
    await releases.publish(plan(2, offOnTuli));
    expect(await tuli.next()).toMatchObject({ version: 2 });
    await releases.publish(plan(3, { ...offOnTuli, forced: ['mfe-casino'] }));
    expect(await aurora.next()).toMatchObject({ version: 3 }); // the first message: version 2 did not affect this brand
  });

  it('return each brand’s releases and support conditional requests', async () => {
    await releases.publish(plan(2, offOnTuli));
    const socket = await listen('tuli');
    while (((await socket.next()) as { version: number }).version < 2);
    const [tuli, aurora] = [await setOf('tuli'), await setOf('aurora')];
    expect(JSON.parse(tuli.text)).toMatchObject({
      version: 2,
      apps: [{ app: 'shell' }],
      off: [{ app: 'mfe-casino', reason: 'maintenance' }],
    });
    expect(JSON.parse(aurora.text)).toMatchObject({ apps: [{ app: 'shell' }, { app: 'mfe-casino' }] });
    expect(aurora.text).not.toContain('"off"');
    expect((await setOf('tuli', { 'if-none-match': tuli.headers.etag ?? '' })).status).toBe(304);
    expect((await setOf('aurora', { 'if-none-match': tuli.headers.etag ?? '' })).status).toBe(200);
  });

  it('return the signed plan and the bucket to pages that verify signatures', async () => {
    await releases.publish(plan(2, offOnTuli));
    const socket = await listen('tuli');
    while (((await socket.next()) as { version: number }).version < 2);
    const request = (headers: Record<string, string> = {}) =>
      gateway.request('/release-set/signed?locale=en', {
        host: `tuli.localhost:${gateway.port}`,
        headers: { cookie: 'tuli_bucket=77', ...headers },
      });
    const response = await request();
    const { payload, signature } = JSON.parse(response.text) as SignedBrowserPlan;
    const page = await gateway.request('/en/', { headers: { accept: 'text/html' } });
    const x = /"releaseKey":"([^"]+)"/.exec(page.text)?.[1] ?? '';
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(
      verify(null, Buffer.from(`${BROWSER_PLAN_PREFIX}${payload}`), key, Buffer.from(signature, 'base64')),
    ).toBe(true);
    expect([response.headers['x-foyer-bucket'], payload.includes('firstQueries')]).toEqual(['77', false]);
    expect((await request({ 'if-none-match': response.headers.etag ?? '' })).status).toBe(304);
    expect((await request({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('repeat the last tag periodically, so that pages detect dead connections', async () => {
    const socket = new EventEmitter();
    const received: unknown[] = [];
    const current = plan(4);
    const live = createLiveReleases({
      current: () => current,
      resolve: createVisitorReleases(() => 0),
      activePreviewOf: () => undefined,
      pingMs: 500, // a page that does not answer within this time is disconnected
    });
    const server = createServer().on('upgrade', (request, stream, head) =>
      live.upgrade(
        request,
        stream,
        head,
        { brand: brands.aurora, host: 'x', scheme: 'http' } as unknown as RequestContext,
        'en',
      ),
    );
    const page = new WebSocket(`ws://127.0.0.1:${await portOf(server)}/`);
    page.on('message', (data) => {
      received.push(JSON.parse((data as Buffer).toString()));
      if (received.length === 3) socket.emit('thrice');
    });
    await once(socket, 'thrice');
    expect(received).toEqual([{ version: 4 }, { version: 4 }, { version: 4 }]);
    live.close();
    server.close();
  });

  it('reject other origins', async () => {
    await expect(listen('tuli', { origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  it('keep a browser in its bucket and replace an invalid cookie', async () => {
    const canary = { ...releases.casino, release: 'ccc333', base: '/assets/mfe-casino/ccc333/' };
    const half = { id: '1', app: 'mfe-casino', release: 'ccc333', from: 0, to: 5_000 };
    await releases.publish(plan(2, { others: [canary], rollouts: [half] }));
    // within the rollout's share; other buckets receive no message
    const inside = (BUCKETS - bucketFor('mfe-casino', 0)) % BUCKETS;
    const socket = await listen('aurora', { cookie: `aurora_bucket=${inside}` });
    while (((await socket.next()) as { version: number }).version < 2);
    const releaseIn = async (bucket: number) =>
      (
        JSON.parse((await setOf('aurora', { cookie: `aurora_bucket=${bucket}` })).text) as ReleasePlan
      ).apps.find(({ app }) => app === 'mfe-casino')?.release;
    const received = await Promise.all([0, 2_000, 4_000, 6_000, 8_000].map(releaseIn));
    expect(new Set(received)).toEqual(new Set(['bbb222', 'ccc333']));
    expect(await Promise.all([0, 2_000, 4_000, 6_000, 8_000].map(releaseIn))).toEqual(received);

    const page = await gateway.request('/en/', { headers: { accept: 'text/html' } });
    expect(page.headers['set-cookie']?.[0]).toMatch(
      /^aurora_bucket=\d{1,4}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await gateway.request('/en/', {
      headers: { accept: 'text/html', cookie: page.headers['set-cookie']?.[0]?.split(';')[0] ?? '' },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
    const odd = await gateway.request('/en/', {
      headers: { accept: 'text/html', cookie: 'aurora_bucket=99999' },
    });
    expect(odd.headers['set-cookie']?.[0]).toContain('aurora_bucket=');
  });

  it.each<[what: string, stillServed: string[], status: number]>([
    ['that is not trusted: no page gets them', [], 404],
    ['that fails: open pages get them', ['mfe-casino@bbb222'], 200],
  ])('handle files of a withdrawn release %s', async (_what, stillServed, status) => {
    const file = `${releases.casino.base}main.js`;
    expect((await gateway.request(file)).status).toBe(200);
    await releases.publish(plan(2, { withdrawn: ['mfe-casino@bbb222'], stillServed }));
    const socket = await listen('aurora');
    while (((await socket.next()) as { version: number }).version < 2);
    expect((await gateway.request(file)).status).toBe(status);
  });
});
