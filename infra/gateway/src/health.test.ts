import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createReleaseHome, releaseSet, type ReleaseHome } from './testing/releaseHome.ts';
import { serveGateway } from './testing/servedGateway.ts';

let releases: ReleaseHome;

beforeAll(async () => {
  releases = await createReleaseHome();
});

afterAll(() => releases.remove());

describe('/healthz', () => {
  it('lists failing parts without reasons', async () => {
    const broken = {
      api: () => Promise.reject(new Error('password=secret')),
      identity: () => Promise.resolve(),
      games: () => new Promise<void>(() => undefined),
    };
    const gateway = await serveGateway(releases.home, { checks: broken });
    const { status, text } = await gateway.request('/healthz', { host: 'anything' });
    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({ status: 'not ready', waitingFor: ['gateway', 'api', 'games'] });
    expect(text).not.toContain('secret');
    await gateway.close();
  });

  it('runs the checks of services that start after the gateway', async () => {
    await releases.publish(releaseSet(1, [releases.shell]));
    const checks: Record<string, () => Promise<void>> = {
      api: () => Promise.reject(new Error('waiting for the database')),
    };
    const gateway = await serveGateway(releases.home, { checks });
    expect((await gateway.request('/healthz')).status).toBe(503);
    checks['api'] = () => Promise.resolve();
    expect((await gateway.request('/healthz')).status).toBe(200);
    await gateway.close();
  });

  it('answers 200 when all parts are ready', async () => {
    await releases.publish(releaseSet(1, [releases.shell]));
    const gateway = await serveGateway(releases.home, { checks: { api: () => Promise.resolve() } });
    const { status, text } = await gateway.request('/healthz');
    expect({ status, body: JSON.parse(text) as unknown }).toEqual({
      status: 200,
      body: { status: 'ready', services: ['gateway', 'api'] },
    });
    await gateway.close();
  });
});
