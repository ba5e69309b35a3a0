import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { canonicalJson } from '@foyer/kernel';
import { createLog } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createEdge } from '../edge/edge.ts';
import { createOverride, revokeOverride } from '../overrides/createOverride.ts';
import { findOverride, liveOverrides } from '../overrides/overrideStore.ts';
import { createMutex, type Registry } from '../registry.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const APP = 'mfe-casino';
const OPERATOR = { actor: 'operator', role: 'operator' } as const;
const OVERRIDE = {
  environment: 'production',
  kind: 'override',
  app: APP,
  release: 'poison',
  brand: 'tuli',
  reason: 'Test',
} as const;
const VIEWER = { subject: 'casino', email: 'casino@staff.test' };
let registry: TestRegistry;
let operator: CheckedClient;
let secondRegistry: Registry;
const lines: string[] = [];

/**
 * Publishes a release as before the registry validated entries: signed, with an invalid hash under a member
 * name that the schema skips.
 */
async function publishPoison(): Promise<void> {
  await registry.store(APP, 'poison');
  const { sri, ...document } = await registry.document(APP, 'poison', 2);
  await registry.pool.query(
    `insert into registry.release (app, release, sequence, payload, signatures, published_at, published_by) values ($1, 'poison', 2, $2, '[]', $3, 'casino')`,
    [APP, canonicalJson({ ...document, sri: { ...sri, constructor: 'x' } }), new Date()],
  );
}

function decide(change: object): Promise<object> {
  return operator.post('/v1/changes', {
    environment: 'production',
    app: APP,
    reason: 'Test',
    ...change,
  });
}

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
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
  await registry.publish(APP, 'c1', 1);
  await decide({ kind: 'promote', app: 'shell', release: 's1' });
  await decide({ kind: 'promote', release: 'c1' });
  await publishPoison();
}, START_MS);

afterAll(() => registry.close(), START_MS);

describe('a plan that every edge would reject', () => {
  it.each([
    ['a promotion', { kind: 'promote' }],
    ['a rollout', { kind: 'rollout', share: 1 }],
    ['a pin', { kind: 'pin', brands: ['tuli'] }],
  ])('cannot be made by a decision: refuses %s and names the release', async (_what, change) => {
    const before = await registry.plan();
    await expect(decide({ release: 'poison', ...change })).rejects.toMatchObject({
      status: 409,
      code: 'PLAN_UNREADABLE',
      message: expect.stringContaining(`${APP}@poison has a hash that is none`) as unknown,
    });
    expect(await registry.plan()).toEqual(before);
  });

  it('refuses an override that would make the plan unreadable', async () => {
    const before = await registry.plan();
    await expect(createOverride(secondRegistry, OVERRIDE, VIEWER, OPERATOR)).rejects.toMatchObject({
      code: 'PLAN_UNREADABLE',
    });
    expect([await liveOverrides(registry.pool, 'production', new Date()), await registry.plan()]).toEqual([
      [],
      before,
    ]);
  });

  it('accepts the change that repairs the plan, and does not write the unreadable plan', async () => {
    const id = 'a'.repeat(22);
    const now = Date.now();
    await registry.pool.query(
      `insert into registry.override (id, kind, environment, app, release, brand, subject, email, reason, issued_by, issued_at, expires_at, link) values ($1, 'override', 'production', $2, 'poison', 'tuli', 'casino', 'casino@staff.test', 'of before', 'operator', $3, $4, $1)`,
      [id, APP, new Date(now), new Date(now + 600_000)],
    );
    const before = await registry.plan();
    await secondRegistry.edge.deliver();
    await decide({ kind: 'off', publicReason: 'incident' });
    await secondRegistry.edge.refresh();
    expect(await registry.plan()).toEqual(before);
    expect(lines.filter((line) => line.includes('ALERT plan is unreadable'))).toHaveLength(1);
    const given = await findOverride(registry.pool, id);
    if (given) await revokeOverride(secondRegistry, given, 'it freezes every edge', OPERATOR);
    expect((await registry.plan()).rules).toMatchObject([{ decision: { kind: 'off' } }, {}, {}, {}, {}]);
  });
});
