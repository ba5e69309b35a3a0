import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { publicText } from '@foyer/runtime';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS } from '../testing/testRegistry.ts';
import { respondWith, inFrame, planted, registerWatchedSite } from '../testing/watchedSite.ts';

const HOUR_MS = 3_600_000;
const watched = registerWatchedSite();
let edge: CheckedClient;
/** Number of alerts before the test. */
let earlier: number;

beforeAll(async () => {
  edge = await watched.registry.as('services/edge');
}, START_MS);
beforeEach(async () => {
  await watched.check();
  await watched.registry.pool.query('delete from registry.edge_heartbeat');
  earlier = watched.alerts();
});

const starts = (seconds: number, who = edge): Promise<object> =>
  who.post('/v1/edge', { state: 'starting', seconds });
const runs = (who = edge): Promise<object> => who.post('/v1/edge', { state: 'running' });
const lastKind = async (): Promise<unknown> =>
  (await watched.operator.get('/v1/audit?environment=registry&limit=1')).entries[0]?.kind;

/**
 * Runs a check this many seconds later. Returns how often the deposit page of Tuli was unreachable, whether
 * an edge counts as starting, and the alerts since the test began.
 */
async function seen(
  seconds: number,
): Promise<readonly [tries: number | undefined, isAwaited: boolean, alerts: number]> {
  watched.registry.skew.milliseconds += seconds * 1_000;
  const { findings } = await watched.check();
  const found = findings.find(({ brand, page }) => brand === 'tuli' && page === 'deposit');
  return [found?.tries, found?.isAwaited ?? false, watched.alerts() - earlier];
}

describe('an unreachable page while its edge starts', () => {
  it('raises one alert as soon as the announced time has passed', async () => {
    await starts(180);
    watched.site.tampering = respondWith(503);
    expect([await seen(60), await seen(60), await seen(30), await seen(60), await seen(60)]).toEqual([
      [1, true, 0],
      [2, true, 0],
      [3, true, 0],
      [4, false, 1],
      [5, false, 1],
    ]);
    expect(await watched.operator.get('/v1/audit?environment=registry&limit=1')).toMatchObject({
      entries: [
        {
          kind: 'page-unverified',
          reason: expect.stringContaining(
            'deposit of aurora could not be fetched 4 times in a row (503) and 19 more',
          ) as unknown,
        },
      ],
    });
    watched.site.tampering = undefined;
    expect([await seen(60), await lastKind()]).toEqual([[undefined, false, 1], 'page-verified']);
  });

  it('raises no alert, and ends none, when it recovers in time', async () => {
    await starts(300);
    const before = await lastKind();
    watched.site.tampering = respondWith(503);
    for (let round = 0; round < 4; round += 1) await seen(60);
    await runs();
    watched.site.tampering = undefined;
    expect([await seen(60), await lastKind()]).toEqual([[undefined, false, 0], before]);
  });

  it('raises an alert without delay once the edge has reported that it runs', async () => {
    await starts(300);
    await runs();
    watched.site.tampering = respondWith(503);
    expect([await seen(60), await seen(60), await seen(60)]).toEqual([
      [1, false, 0],
      [2, false, 0],
      [3, false, 1],
    ]);
  });

  it('delays the alert for at most five minutes an hour over all starts', async () => {
    await starts(300);
    watched.registry.skew.milliseconds += 200_000;
    await runs();
    watched.registry.skew.milliseconds += 600_000;
    await starts(300);
    watched.site.tampering = respondWith(503);
    expect([await seen(60), await seen(60), await seen(60)]).toEqual([
      [1, true, 0],
      [2, false, 0],
      [3, false, 1],
    ]);
    // repeating the heartbeat does not extend the time
    await starts(300);
    expect(await seen(1)).toEqual([4, false, 1]);
    watched.site.tampering = undefined;
    await seen(1);
    watched.registry.skew.milliseconds += HOUR_MS;
    await starts(300);
    watched.site.tampering = respondWith(503);
    expect(await seen(60)).toEqual([1, true, 1]);
  });

  it('keeps an alert that was raised before the start', async () => {
    watched.site.tampering = respondWith(503);
    for (let round = 0; round < 3; round += 1) await seen(60);
    await starts(300);
    expect([await seen(60), await lastKind()]).toEqual([[4, false, 1], 'page-unverified']);
  });

  it('raises an alert without delay while another edge runs', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    await mkdir(join(watched.registry.home, 'keys/edges'), { recursive: true });
    await writeFile(
      join(watched.registry.home, 'keys/edges/second.pem'),
      privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    const now = watched.registry.dependencies.clock();
    await watched.operator.post('/v1/keys', {
      holder: 'second',
      roles: ['edge'],
      publicKey: publicText(publicKey),
      notBefore: new Date(now - HOUR_MS).toISOString(),
      notAfter: new Date(now + 24 * HOUR_MS).toISOString(),
      reason: 'a second edge',
    });
    await runs(await watched.registry.as('edges/second'));
    await starts(300);
    watched.site.tampering = respondWith(503);
    expect([await seen(60), await seen(60), await seen(60)]).toEqual([
      [1, false, 0],
      [2, false, 0],
      [3, false, 1],
    ]);
  });
});

describe('a starting edge', () => {
  it('does not delay alerts for changed pages', async () => {
    await starts(300);
    watched.site.tampering = planted('<script src="https://cdn.evil.test/early.js"></script>');
    expect(await seen(1)).toEqual([undefined, false, 1]);
  });

  it('does not delay alerts for the provider’s frame', async () => {
    await starts(300);
    watched.site.tampering = inFrame('/frame/', (answer) => (answer.status = 503));
    for (let round = 0; round < 3; round += 1) await seen(60);
    expect(watched.alerts() - earlier).toBe(1);
  });

  it.each([
    { state: 'starting', seconds: 301 },
    { state: 'starting', seconds: 0 },
    { state: 'starting', seconds: 1.5 },
    { state: 'starting' },
    { state: 'running', seconds: 10 },
    { state: 'unknown' },
    {},
  ])('rejects the heartbeat %j', async (word) => {
    await expect(edge.post('/v1/edge', word)).rejects.toMatchObject({ code: 'REQUEST_MALFORMED' });
  });

  it.each(['staff/operator', 'staff/auditor', 'squads/casino', 'services/payments'])(
    'is rejected from %s',
    async (who) => {
      await expect(runs(await watched.registry.as(who))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    },
  );
});
