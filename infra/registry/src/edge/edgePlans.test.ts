import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { randomUUID } from 'node:crypto';
import { createMutex, type Registry } from '../registry.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { createEdge } from './edge.ts';
import { checkEdgePlans } from './edgePlans.ts';

jest.setTimeout(START_MS);

const SECOND_MS = 1_000;
let registry: TestRegistry;
let operator: CheckedClient;
let edge: CheckedClient;
let secondRegistry: Registry;
let lines: string[] = [];
const [one, other] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  registry = await startTestRegistry();
  [operator, edge] = [await registry.as('staff/operator'), await registry.as('services/edge')];
  const dependencies = {
    ...registry.dependencies,
    log: createLog('registry', (line) => void lines.push(line)),
  };
  secondRegistry = {
    ...dependencies,
    edge: await createEdge(dependencies, await registry.key('release-set')),
    serviceClient: testClient,
    runExclusive: createMutex(),
  };
  await registry.publish('shell', 's1', 1);
  await operator.post('/v1/changes', {
    environment: 'production',
    kind: 'promote',
    app: 'shell',
    release: 's1',
    reason: 'Test',
  });
}, START_MS);

afterAll(() => registry.close(), START_MS);

const reportServing = (version: number, who = one): Promise<object> =>
  edge.post('/v1/edge', { state: 'serving', edge: who, version });
const lock = async (kind: 'lock' | 'unlock'): Promise<number> =>
  (
    await operator.post('/v1/changes', {
      environment: 'production',
      kind,
      reason: 'Test',
    })
  ).version;
const lastKind = async (): Promise<string | undefined> =>
  (await operator.get('/v1/audit?environment=registry&limit=1')).entries[0]?.kind;

/** Number of alerts that a check this many seconds later raises. */
async function alertsAfter(seconds: number): Promise<number> {
  registry.skew.milliseconds += seconds * SECOND_MS;
  lines = [];
  await checkEdgePlans(secondRegistry);
  return lines.filter((line) => line.includes('ALERT')).length;
}

describe('plan versions of edges', () => {
  it('raises no alert for an edge that is current or at most one minute behind', async () => {
    const version = (await registry.plan()).version;
    await reportServing(version);
    expect([await alertsAfter(20), await alertsAfter(50)]).toEqual([0, 0]);
    const next = await lock('lock');
    await reportServing(version);
    expect([await alertsAfter(1), await alertsAfter(59)]).toEqual([0, 0]);
    await reportServing(next);
    expect([await alertsAfter(1), await alertsAfter(60)]).toEqual([0, 0]);
  });

  it('raises one alert for an edge that stays behind, until it has caught up', async () => {
    const old = (await registry.plan()).version;
    await reportServing(old, other);
    await reportServing(await lock('unlock'));
    expect(await alertsAfter(1)).toBe(0);
    await reportServing(await lock('lock'));
    await reportServing(old, other);
    expect(await alertsAfter(60)).toBe(1);
    await reportServing(old, other);
    expect([await alertsAfter(20), await lastKind()]).toEqual([0, 'edge-behind']);
    const now = (await registry.plan()).version;
    await reportServing(now);
    await reportServing(now, other);
    expect([await alertsAfter(20), await lastKind()]).toEqual([0, 'edge-current']);
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });

  it('raises no alert for an edge that stopped reporting: whether pages can be fetched is checked separately', async () => {
    const old = (await registry.plan()).version;
    await reportServing(old);
    await lock('unlock');
    expect([await alertsAfter(1), await alertsAfter(91), await alertsAfter(91)]).toEqual([0, 0, 0]);
  });

  it.each([
    { state: 'serving', version: 1 },
    { state: 'serving', edge: one },
    { state: 'serving', edge: one, version: -1 },
    { state: 'serving', edge: 'me', version: 1 },
  ])('rejects the heartbeat %j', async (word) => {
    await expect(edge.post('/v1/edge', word)).rejects.toMatchObject({ code: 'REQUEST_MALFORMED' });
  });
});
