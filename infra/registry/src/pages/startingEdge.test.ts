import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { publicText, type RegistryClient } from '@foyer/runtime';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { START_MS } from '../testing/testRegistry.ts';
import { away, inFrame, planted, startWatchedSite, type WatchedSite } from '../testing/watchedSite.ts';

jest.setTimeout(START_MS);

const HOUR_MS = 3_600_000;
let watched: WatchedSite;
let edge: RegistryClient;
/** Alerts that there were before the test. */
let earlier: number;

beforeAll(async () => {
  watched = await startWatchedSite();
  edge = await watched.registry.as('services/edge');
}, START_MS);
beforeEach(async () => {
  watched.site.tampering = undefined;
  await watched.check();
  await watched.registry.pool.query('delete from registry.edge_heartbeat');
  earlier = watched.alerts();
});
afterAll(() => watched.close(), START_MS);

const starts = (seconds: number, who = edge): Promise<object> =>
  who.post('/v1/edge', { state: 'starting', seconds });
const runs = (who = edge): Promise<object> => who.post('/v1/edge', { state: 'running' });
const lastKind = async (): Promise<unknown> =>
  (
    await watched.operator.get<{ entries: readonly { kind: string }[] }>(
      '/v1/audit?environment=registry&limit=1',
    )
  ).entries[0]?.kind;

/**
 * Looks so many seconds later: how often the deposit page of Tuli was missed, whether it is waited for, and
 * the alerts since the test began.
 */
async function seen(
  seconds: number,
): Promise<readonly [tries: number | undefined, isAwaited: boolean, alerts: number]> {
  watched.registry.skew.milliseconds += seconds * 1_000;
  const { findings } = await watched.check();
  const found = findings.find(({ brand, page }) => brand === 'tuli' && page === 'deposit');
  return [found?.tries, found?.isAwaited ?? false, watched.alerts() - earlier];
}

describe('a page that cannot be had from an edge which has said that it starts', () => {
  it('is waited for until the time it said is over, then it is an alert at once, and one', async () => {
    await starts(180);
    watched.site.tampering = away(503);
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

  it('and is there before that is no alert, and over no alert is said', async () => {
    await starts(300);
    const before = await lastKind();
    watched.site.tampering = away(503);
    for (let look = 0; look < 4; look += 1) await seen(60);
    await runs();
    watched.site.tampering = undefined;
    expect([await seen(60), await lastKind()]).toEqual([[undefined, false, 0], before]);
  });

  it('is an alert as fast as ever once the edge has said that it runs', async () => {
    await starts(300);
    await runs();
    watched.site.tampering = away(503);
    expect([await seen(60), await seen(60), await seen(60)]).toEqual([
      [1, false, 0],
      [2, false, 0],
      [3, false, 1],
    ]);
  });

  it('is not waited for longer than five minutes in an hour, however often it starts', async () => {
    await starts(300);
    watched.registry.skew.milliseconds += 200_000;
    await runs();
    watched.registry.skew.milliseconds += 600_000;
    await starts(300);
    watched.site.tampering = away(503);
    expect([await seen(60), await seen(60), await seen(60)]).toEqual([
      [1, true, 0],
      [2, false, 0],
      [3, false, 1],
    ]);
    // repeating it does not extend the time
    await starts(300);
    expect(await seen(1)).toEqual([4, false, 1]);
    watched.site.tampering = undefined;
    await seen(1);
    watched.registry.skew.milliseconds += HOUR_MS;
    await starts(300);
    watched.site.tampering = away(503);
    expect(await seen(60)).toEqual([1, true, 1]);
  });

  it('stays an alert when it was one before the edge started', async () => {
    watched.site.tampering = away(503);
    for (let look = 0; look < 3; look += 1) await seen(60);
    await starts(300);
    expect([await seen(60), await lastKind()]).toEqual([[4, false, 1], 'page-unverified']);
  });

  it('while another edge runs is an alert as fast as ever', async () => {
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
    watched.site.tampering = away(503);
    expect([await seen(60), await seen(60), await seen(60)]).toEqual([
      [1, false, 0],
      [2, false, 0],
      [3, false, 1],
    ]);
  });
});

describe('an edge that starts', () => {
  it('hides nothing that was changed', async () => {
    await starts(300);
    watched.site.tampering = planted('<script src="https://cdn.evil.test/early.js"></script>');
    expect(await seen(1)).toEqual([undefined, false, 1]);
  });

  it('is not the provider, whose frame is missed as fast as ever', async () => {
    await starts(300);
    watched.site.tampering = inFrame('/frame/', (answer) => (answer.status = 503));
    for (let look = 0; look < 3; look += 1) await seen(60);
    expect(watched.alerts() - earlier).toBe(1);
  });

  it.each([
    { state: 'starting', seconds: 301 },
    { state: 'starting', seconds: 0 },
    { state: 'starting', seconds: 1.5 },
    { state: 'starting' },
    { state: 'running', seconds: 10 },
    { state: 'gone' },
    {},
  ])('does not say %j', async (word) => {
    await expect(edge.post('/v1/edge', word)).rejects.toMatchObject({ code: 'REQUEST_MALFORMED' });
  });

  it.each(['staff/operator', 'staff/auditor', 'squads/casino', 'services/payments'])(
    'is no %s',
    async (who) => {
      await expect(runs(await watched.registry.as(who))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    },
  );
});
