import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { signPlan } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createEdge, type Edge } from '../edge/edge.ts';
import { createMutex, type Registry } from '../registry.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';
import type { Change } from './change.ts';
import { decide } from './decide.ts';

import { promote, startPublishedRegistry } from '../testing/publishedRegistry.ts';
jest.setTimeout(START_MS);

const HOUR_MS = 3_600_000;
let registry: TestRegistry;
let operator: CheckedClient;
beforeAll(async () => {
  ({ registry, operator } = await startPublishedRegistry());
  await promote(operator, 'mfe-jackpot-raffle', 'j3');
}, START_MS);
afterAll(() => registry.close(), START_MS);

async function secondEdge(): Promise<Edge> {
  return createEdge(registry.dependencies, await registry.key('release-set'));
}

describe('a decision', () => {
  it('runs fifty concurrent decisions one after the other, with one audit entry each', async () => {
    const count = 50;
    const before = (await registry.plan()).version;
    // half of the changes come from another process, as seen by the database
    const other: Registry = {
      ...registry.dependencies,
      edge: await secondEdge(),
      serviceClient: testClient,
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
          : operator.post('/v1/changes', change);
      }),
    );
    expect(results.map(({ version }) => version).sort((left, right) => left - right)).toEqual(
      Array.from({ length: count }, (_, index) => before + 1 + index),
    );
    const { entries } = await operator.get(
      `/v1/audit?environment=production&app=mfe-jackpot-raffle&limit=${count}`,
    );
    expect(new Set(entries.map(({ reason }) => reason)).size).toBe(count);
    expect((await registry.plan()).version).toBe(before + count);
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });

  it('records actor, reason, before, after, brands and the request that proves it', async () => {
    const decided = await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'rollout-stop',
      app: 'mfe-jackpot-raffle',
      reason: 'enough seen',
    });
    const { entries } = await (await registry.as('staff/auditor')).get('/v1/audit?brand=tuli&limit=1');
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
    const status = await operator.get('/v1/status');
    expect(status.apps.find(({ app }) => app === 'mfe-jackpot-raffle')?.brands).toContainEqual({
      brand: 'tuli',
      decision: { kind: 'release', release: 'j3' },
      layer: 'default',
      version: '1.0.0+r3',
      isLocked: false,
    });
    expect(await operator.get('/v1/explain?app=mfe-jackpot-raffle&brand=tuli&bucket=7')).toMatchObject({
      decision: { kind: 'release', release: 'j3' },
      layer: 'default',
      steps: [{ reason: 'is-the-default' }],
    });
  });

  it('survives a restart and replaces a damaged, foreign or expiring plan file', async () => {
    const before = await registry.plan();
    // a job that reads a file while it is written here would replace it; a build tool renames its file
    await registry.stopBackgroundJobs();
    await writeFile(join(registry.home, 'release-set.json'), '{}');
    await registry.restart();
    expect((await registry.plan()).apps).toEqual(before.apps);
    await registry.stopBackgroundJobs();
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
