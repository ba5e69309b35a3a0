import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { signPlan, type RegistryClient } from '@foyer/runtime';
import { createEdge, type Edge } from '../edge/edge.ts';
import { createMutex, type Registry } from '../registry.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import type { Decided } from '@foyer/kernel/registry-answers';
import type { Change } from './change.ts';
import { decide } from './decide.ts';

jest.setTimeout(START_MS);

const HOUR_MS = 3_600_000;
const REASON = 'because of a test';
let registry: TestRegistry;
let operator: RegistryClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
  await registry.publish('shell', 's1', 1);
  await registry.publish('mfe-casino', 'c1', 1);
}, START_MS);

afterAll(() => registry.close(), START_MS);

async function secondEdge(): Promise<Edge> {
  return createEdge(registry.dependencies, await registry.key('release-set'));
}

function promote(
  client: RegistryClient,
  app: string,
  release: string,
  more: object = {},
): Promise<{ version: number }> {
  return client.post('/v1/changes', {
    environment: 'production',
    kind: 'promote',
    app,
    release,
    reason: REASON,
    ...more,
  });
}

describe('a decision', () => {
  beforeAll(async () => {
    for (const [index, release] of ['j1', 'j2', 'j3'].entries())
      await registry.publish('mfe-jackpot-raffle', release, index + 1);
    await promote(operator, 'shell', 's1');
    await promote(operator, 'mfe-jackpot-raffle', 'j1');
  });

  it('is signed for the edge, with a higher version and an expiry', async () => {
    const before = (await registry.plan()).version;
    const { version } = await promote(await registry.as('squads/jackpot-raffle'), 'mfe-jackpot-raffle', 'j2');
    const plan = await registry.plan();
    expect(plan).toMatchObject({ version, expiresAt: expect.any(String) as unknown });
    expect(version).toBe(before + 1);
    expect(plan.apps.find(({ app }) => app === 'mfe-jackpot-raffle')).toMatchObject({
      release: 'j2',
      sri: expect.any(Object) as unknown,
    });
  });

  it('refuses a preview with the same code as the change, and writes nothing', async () => {
    const before = await registry.plan();
    const off = {
      environment: 'production',
      kind: 'off',
      app: 'mfe-jackpot-raffle',
      scope: { licence: 'est' },
      publicReason: 'regulation',
      reason: REASON,
    };
    const preview = await operator.post<{
      brands: string[];
      differences: { brand: string; after: { meets: { decision: object }[] }[] }[];
    }>('/v1/changes/preview', off);
    expect(preview.brands).toEqual(['tuli']);
    expect(preview.differences).toMatchObject([
      {
        brand: 'tuli',
        before: [{ meets: [{ decision: { kind: 'release', release: 'j2' }, share: 10_000 }] }],
        after: [{ meets: [{ decision: { kind: 'off', reason: 'regulation' } }] }],
      },
    ]);
    await expect(operator.post('/v1/changes/preview', { ...off, app: 'shell' })).rejects.toMatchObject({
      code: 'SHELL_STAYS',
    });
    expect(await registry.plan()).toEqual(before);
  });

  it('previews the brands that the end of the schedule reaches', async () => {
    const rollout = {
      environment: 'production',
      kind: 'rollout',
      app: 'mfe-jackpot-raffle',
      release: 'j3',
      brands: ['tuli'],
      reason: REASON,
    };
    const preview = (change: object): Promise<{ brands: string[]; end?: string[] }> =>
      operator.post('/v1/changes/preview', { ...rollout, ...change });
    expect(await preview({ schedule: [{ share: 100, minutes: 1 }] })).toMatchObject({
      brands: ['tuli'],
      end: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
    });
    expect(await preview({ share: 100 })).not.toHaveProperty('end');
  });

  it('ignores version changes caused by other applications', async () => {
    const { version: seen } = await registry.plan();
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'off',
      app: 'mfe-casino',
      scope: { brand: 'tuli' },
      publicReason: 'incident',
      reason: REASON,
    });
    const onWhatWasSeen = {
      environment: 'production',
      kind: 'promote',
      app: 'mfe-jackpot-raffle',
      reason: REASON,
      expectedVersion: seen,
    };
    await operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j1' });
    await expect(operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j2' })).rejects.toMatchObject({
      code: 'VERSION_CHANGED',
    });
    await expect(
      operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j2', expectedVersion: seen + 1_000 }),
    ).rejects.toMatchObject({ code: 'VERSION_CHANGED' });
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'on',
      app: 'mfe-casino',
      scope: { brand: 'tuli' },
      reason: REASON,
    });
    await operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j2', expectedVersion: undefined });
  });

  it.each([
    [
      'of an unknown release',
      { kind: 'promote', app: 'mfe-jackpot-raffle', release: 'none' },
      'RELEASE_UNKNOWN',
    ],
    [
      'on an older version',
      { kind: 'promote', app: 'mfe-jackpot-raffle', release: 'j1', expectedVersion: 1 },
      'VERSION_CHANGED',
    ],
    [
      'without a reason',
      { kind: 'promote', app: 'mfe-jackpot-raffle', release: 'j1', reason: ' ' },
      'REQUEST_MALFORMED',
    ],
    [
      'for an unknown brand',
      { kind: 'pin', app: 'mfe-jackpot-raffle', release: 'j1', brands: ['nobody'] },
      'REQUEST_MALFORMED',
    ],
    [
      'with an unknown member',
      { kind: 'rollback', app: 'mfe-jackpot-raffle', overrides: {} },
      'REQUEST_MALFORMED',
    ],
  ])('%s is refused', async (_what, change, code) => {
    await expect(
      operator.post('/v1/changes', { environment: 'production', reason: REASON, ...change }),
    ).rejects.toMatchObject({ code });
  });

  it('refuses a second rollout of the same remote', async () => {
    const rollout = (release: string): Promise<object> =>
      operator.post('/v1/changes', {
        environment: 'staging',
        kind: 'rollout',
        app: 'mfe-jackpot-raffle',
        release,
        share: 500,
        reason: REASON,
      });
    await promote(operator, 'mfe-jackpot-raffle', 'j1', { environment: 'staging' });
    const results = await Promise.allSettled([rollout('j2'), rollout('j3')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 'ROLLOUT_RUNNING',
    });
    await expect(
      promote(operator, 'mfe-jackpot-raffle', 'j2', { environment: 'production', from: 'staging' }),
    ).rejects.toMatchObject({ code: 'FROM_MISPLACED' });
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'promote',
      app: 'mfe-jackpot-raffle',
      from: 'staging',
      reason: REASON,
    });
    expect((await registry.plan()).apps.find(({ app }) => app === 'mfe-jackpot-raffle')?.release).toBe('j1');
  });

  it('is refused in locked brands only', async () => {
    const decide = (change: object): Promise<object> =>
      operator.post('/v1/changes', {
        environment: 'production',
        app: 'mfe-jackpot-raffle',
        reason: REASON,
        ...change,
      });
    await decide({ kind: 'pin', release: 'j1', brands: ['tuli'] });
    await decide({ kind: 'lock', app: undefined, brands: ['tuli'] });
    await expect(decide({ kind: 'unpin', brands: ['tuli'] })).rejects.toMatchObject({
      code: 'LOCKED',
      status: 423,
    });
    await expect(decide({ kind: 'off', publicReason: 'incident' })).rejects.toMatchObject({ code: 'LOCKED' });
    // a pinned brand: the promotion does not affect it
    await decide({ kind: 'promote', release: 'j3' });
    // a forced change waits in no brand
    await expect(decide({ kind: 'promote', release: 'j3', force: true })).rejects.toMatchObject({
      code: 'LOCKED',
      status: 423,
    });
    await decide({ kind: 'unlock', app: undefined, brands: ['tuli'] });
    await decide({ kind: 'unpin', brands: ['tuli'] });
    await decide({ kind: 'lock', app: undefined });
    await expect(decide({ kind: 'promote', release: 'j1', app: 'mfe-jackpot-raffle' })).rejects.toMatchObject(
      { code: 'LOCKED' },
    );
    await promote(operator, 'mfe-jackpot-raffle', 'j2', { environment: 'dev' });
    await decide({ kind: 'unlock', app: undefined });
  });

  it('runs fifty concurrent decisions one after the other, with one audit entry each', async () => {
    const count = 50;
    const before = (await registry.plan()).version;
    // half of the changes come from another process, as seen by the database
    const other: Registry = {
      ...registry.dependencies,
      edge: await secondEdge(),
      runExclusive: createMutex(),
    };
    const results = await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const change = {
          environment: 'production',
          kind: 'rollout',
          app: 'mfe-jackpot-raffle',
          release: 'j1',
          schedule: [{ share: 100, minutes: index + 1 }],
          reason: `step ${index}`,
        } satisfies Change;
        return index % 2 === 0
          ? decide(other, change, { actor: 'operator', role: 'operator' })
          : operator.post<{ version: number }>('/v1/changes', change);
      }),
    );
    expect(results.map(({ version }) => version).sort((left, right) => left - right)).toEqual(
      Array.from({ length: count }, (_, index) => before + 1 + index),
    );
    const { entries } = await operator.get<{ entries: { reason: string; version: number }[] }>(
      `/v1/audit?environment=production&app=mfe-jackpot-raffle&limit=${count}`,
    );
    expect(new Set(entries.map(({ reason }) => reason)).size).toBe(count);
    expect((await registry.plan()).version).toBe(before + count);
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });

  it('records actor, reason, before, after, brands and the request that proves it', async () => {
    const decided = await operator.post<Decided>('/v1/changes', {
      environment: 'production',
      kind: 'rollout-stop',
      app: 'mfe-jackpot-raffle',
      reason: 'enough seen',
    });
    const { entries } = await (
      await registry.as('staff/auditor')
    ).get<{ entries: object[] }>('/v1/audit?brand=tuli&limit=1');
    expect([decided.entry]).toEqual(entries);
    expect(entries).toMatchObject([
      {
        actor: 'operator',
        role: 'operator',
        kind: 'rollout-stop',
        reason: 'enough seen',
        brands: ['aurora', 'caravel', 'quetzal', 'tuli', 'zephyra'],
        before: { default: 'j3', rollouts: [{ release: 'j1' }] },
        after: { default: 'j3', rollouts: [] },
        proof: {
          method: 'POST',
          path: '/v1/changes',
          body: expect.stringContaining('enough seen') as unknown,
        },
      },
    ]);
    await expect(registry.pool.query(`update registry.audit set payload = '{}'`)).rejects.toThrow(
      'append-only',
    );
    await expect(registry.pool.query('delete from registry.audit')).rejects.toThrow('append-only');
  });

  it('is shown by status and explain', async () => {
    const status = await operator.get<{ apps: { app: string; brands: object[] }[] }>('/v1/status');
    expect(status.apps.find(({ app }) => app === 'mfe-jackpot-raffle')?.brands).toContainEqual({
      brand: 'tuli',
      decision: { kind: 'release', release: 'j3' },
      layer: 'default',
      isLocked: false,
    });
    expect(await operator.get('/v1/explain?app=mfe-jackpot-raffle&brand=tuli&bucket=7')).toMatchObject({
      decision: { kind: 'release', release: 'j3' },
      layer: 'default',
      steps: [{ because: 'is-the-default' }],
    });
  });

  it('survives a restart and replaces a damaged, foreign or expiring plan file', async () => {
    const before = await registry.plan();
    await writeFile(join(registry.home, 'release-set.json'), '{}');
    await registry.restart();
    expect((await registry.plan()).apps).toEqual(before.apps);
    const byABuildTool = { ...before, version: before.version + 5, apps: [] };
    await writeFile(
      join(registry.home, 'release-set.json'),
      JSON.stringify(signPlan(byABuildTool, await registry.key('release-set'))),
    );
    await registry.restart();
    const after: ReleasePlan = await registry.plan();
    expect(after).toMatchObject({ version: byABuildTool.version + 1, apps: before.apps });
    registry.skew.milliseconds = 13 * HOUR_MS;
    await (await secondEdge()).refresh();
    // the background job of the service may be first and still be writing
    while ((await registry.plan()).version === after.version) await new Promise(setImmediate);
    expect(Date.parse((await registry.plan()).expiresAt ?? '')).toBeGreaterThan(Date.now() + 24 * HOUR_MS);
    registry.skew.milliseconds = 0;
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });
});
