import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createRegistryClient, type RegistryClient, type RegistryRefusal } from '@foyer/runtime';
import { createEdge } from '../edge/edge.ts';
import { CHANGE_ROUTES } from '../http/changeRoutes.ts';
import { createHandler } from '../http/handler.ts';
import { OVERRIDE_ROUTES } from '../http/overrideRoutes.ts';
import { createOverride } from '../overrides/createOverride.ts';
import { createMutex, type Registry } from '../registry.ts';
import { createStaffTokens } from '../staff/staffTokens.ts';
import { createFaultyPool } from '../testing/faultyPool.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const APP = 'mfe-casino';
const REASON = 'because of a test';
let registry: TestRegistry;
let faulty: ReturnType<typeof createFaultyPool>;
/** A registry without background work, on the pool that fails. */
let ailing: Registry;
let server: Server;
let operator: RegistryClient;
/** Asks the registry whose pool is whole. */
let onlooker: RegistryClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  // no background job repairs what a test wants to see broken
  await registry.stopUpkeep();
  await registry.publish('shell', 's1', 1);
  for (const [index, release] of ['c1', 'c2'].entries()) await registry.publish(APP, release, index + 1);
  onlooker = await registry.as('staff/operator');
  for (const [app, release] of [
    ['shell', 's1'],
    [APP, 'c1'],
  ])
    await onlooker.post('/v1/changes', {
      environment: 'production',
      kind: 'promote',
      app,
      release,
      reason: REASON,
    });
  faulty = createFaultyPool(registry.pool);
  const dependencies = { ...registry.dependencies, pool: faulty.pool };
  ailing = {
    ...dependencies,
    edge: await createEdge(dependencies, await registry.key('release-set')),
    runExclusive: createMutex(),
  };
  server = createServer(
    createHandler(ailing, { ...CHANGE_ROUTES, ...OVERRIDE_ROUTES }, createStaffTokens(ailing)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  operator = createRegistryClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: await registry.key('staff/operator'),
    clock: registry.dependencies.clock,
  });
}, START_MS);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await registry.close();
}, START_MS);

/** The state in the database, and the number of audit entries about it. */
async function decided(): Promise<string> {
  const { rows } = await registry.pool.query<object>(
    `select (select state::text from registry.environment where name = 'production'), (select count(*)::int from registry.audit) as entries, (select count(*)::int from registry.override where revoked_at is null) as overrides, (select count(*)::int from registry.key where revoked_at is null) as keys`,
  );
  return JSON.stringify(rows);
}

const change = (kind: string, more: object = {}): Promise<{ version: number; isLate: boolean }> =>
  operator.post('/v1/changes', { environment: 'production', kind, app: APP, reason: REASON, ...more });
const isOff = async (): Promise<boolean> =>
  JSON.stringify((await registry.plan()).rules ?? []).includes('"off"');

/** Something to decide each time. */
let wanted: () => Promise<{ isLate: boolean }>;
beforeEach(async () => {
  const { rules = [] } = await registry.plan();
  wanted = () => (rules.length === 0 ? change('off', { publicReason: 'incident' }) : change('on'));
});

describe('a connection that ends in the middle of a decision', () => {
  it.each<[step: string, at: RegExp]>([
    ['the nonce', /insert into registry\.nonce/],
    ['the beginning', /^begin/],
    ['the turn', /advisory/],
    ['the state', /select name, version, state/],
    ['the release entries', /unnest/],
    ['the decision', /insert into registry\.environment/],
    ['the audit', /insert into registry\.audit/],
  ])('at %s: the answer says that nothing was decided, and nothing was', async (_step, at) => {
    for (const how of ['not-sent', 'answer-lost'] as const) {
      const before = await decided();
      faulty.fail({ at, how });
      await expect(wanted()).rejects.toMatchObject({
        code: 'INTERNAL',
        message: expect.stringContaining('nothing was decided') as unknown,
      });
      expect([faulty.hasFailed(), await decided()]).toEqual([true, before]);
    }
  });

  it('reports an unknown outcome when the connection fails at the commit; the edge ends with the stored state', async () => {
    for (const how of ['not-sent', 'answer-lost'] as const) {
      const [before, wasOff] = [await decided(), await isOff()];
      faulty.fail({ at: /^commit/, how });
      const refusal = await wanted().then(
        () => undefined,
        (error: RegistryRefusal) => error,
      );
      expect(refusal).toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' });
      expect(refusal?.message).not.toContain('nothing was');
      expect((await decided()) === before).toBe(how === 'not-sent');
      await lookAgain();
      expect(await isOff()).toBe(how === 'not-sent' ? wasOff : !wasOff);
    }
  });

  it('reports a late decision when the edge cannot be notified; the next upkeep publishes it', async () => {
    for (const at of [/^begin/, /select name, version, state/, /^commit/]) {
      const [before, wasOff] = [await decided(), await isOff()];
      const done = wanted();
      // the second of its kind: the decision has its own
      failTheSecond(at);
      expect(await done).toMatchObject({ isLate: true });
      expect([(await decided()) === before, await isOff()]).toEqual([false, wasOff]);
      await lookAgain();
      expect(await isOff()).toBe(!wasOff);
      const { rules = [] } = await registry.plan();
      wanted = () => (rules.length === 0 ? change('off', { publicReason: 'incident' }) : change('on'));
    }
  });
});

/** Lets the first statement of a kind pass. */
function failTheSecond(at: RegExp): void {
  let count = 0;
  faulty.fail({
    at: { test: (text: string) => at.test(text) && (count += 1) === 2 } as RegExp,
    how: 'not-sent',
  });
}

/** The upkeep that every process runs several times a minute. */
async function lookAgain(): Promise<void> {
  await (await createEdge(registry.dependencies, await registry.key('release-set'))).refresh();
}

/** As a full disk: what is to be written cannot be. */
const inTheWay = (): string => join(registry.home, `release-set.json.${process.pid}`);

describe('a plan that cannot be written for the edge', () => {
  it('after a change, an override, its end and a stolen key: each is decided, said to be late, and brought as soon as it can be', async () => {
    const given = await give();
    expect(given.isLate).toBe(false);
    await mkdir(inTheWay());
    const before = (await registry.plan()).version;
    const entries = async (): Promise<number> =>
      (await onlooker.get<{ entries: number }>('/v1/audit/verify')).entries;
    const first = await entries();
    expect(await wanted()).toMatchObject({ isLate: true });
    expect(await operator.post('/v1/overrides/revoke', { id: given.id, reason: REASON })).toMatchObject({
      id: given.id,
      isLate: true,
    });
    expect(await give()).toMatchObject({ isLate: true });
    const { keys } = await onlooker.get<{
      keys: readonly { id: string; holder: string; roles: readonly string[] }[];
    }>('/v1/keys');
    const stolen = keys.find(({ roles }) => roles.includes('squad:sportsbook'))?.id ?? '';
    expect(
      await operator.post('/v1/keys/revoke', {
        keyId: stolen,
        reason: REASON,
        since: new Date(0).toISOString(),
      }),
    ).toMatchObject({ withdrawn: [], isLate: true });
    expect(await entries()).toBe(first + 4);
    expect((await registry.plan()).version).toBe(before);
    await expect(wanted()).rejects.toMatchObject({
      code: expect.stringMatching(/NOTHING_CHANGES|NOT_OFF/) as unknown,
    });
    await rm(inTheWay(), { recursive: true });
    await lookAgain();
    expect((await registry.plan()).version).toBeGreaterThan(before);
  });

  it('rolls a shell with changed files back once when a rollback is uncertain', async () => {
    for (const [index, release] of ['s2', 's3'].entries()) {
      await registry.publish('shell', release, index + 2);
      await change('promote', { app: 'shell', release });
    }
    await mkdir(inTheWay());
    await writeFile(join(registry.home, 'releases', 'shell', 's3', 'entry.js'), 'spoilt');
    await operator.post('/v1/check', {});
    const { rows } = await registry.pool.query<{ shell: string; withdrawn: string[] }>(
      `select state->'defaults'->>'shell' as shell, state->'withdrawn' as withdrawn from registry.environment where name = 'production'`,
    );
    expect(rows).toMatchObject([{ shell: 's2', withdrawn: expect.arrayContaining(['shell@s3']) as unknown }]);
    await rm(inTheWay(), { recursive: true });
  });
});

function give(): ReturnType<typeof createOverride> {
  return createOverride(
    ailing,
    { environment: 'production', kind: 'override', app: APP, release: 'c2', brand: 'tuli', reason: REASON },
    { subject: 'somebody', email: 'somebody@staff.test' },
    { actor: 'operator', role: 'operator' },
  );
}
