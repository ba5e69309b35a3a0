import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createRegistryClient, type RegistryRefusal } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createEdge } from '../edge/edge.ts';
import { CHANGE_ROUTES } from '../http/changeRoutes.ts';
import { createHandler } from '../http/handler.ts';
import { KEY_ROUTES } from '../http/keyRoutes.ts';
import { OVERRIDE_ROUTES } from '../http/overrideRoutes.ts';
import { RELEASE_ROUTES } from '../http/releaseRoutes.ts';
import { createOverride } from '../overrides/createOverride.ts';
import { createMutex, type Registry } from '../registry.ts';
import { createStaffTokens } from '../staff/staffTokens.ts';
import { createCheckedClient, type CheckedClient } from '../testing/checkedClient.ts';
import { createFaultyPool } from '../testing/faultyPool.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const APP = 'mfe-casino';
const REASON = 'Test';
let registry: TestRegistry;
let faulty: ReturnType<typeof createFaultyPool>;
/** A registry without background jobs, on the pool that fails. */
let faultyRegistry: Registry;
let server: Server;
let operator: CheckedClient;
/** Client of the registry whose pool works. */
let healthyClient: CheckedClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  // background jobs would repair the state that a test checks
  await registry.stopBackgroundJobs();
  await registry.publish('shell', 's1', 1);
  for (const [index, release] of ['c1', 'c2'].entries()) await registry.publish(APP, release, index + 1);
  healthyClient = await registry.as('staff/operator');
  for (const [app, release] of [
    ['shell', 's1'],
    [APP, 'c1'],
  ])
    await healthyClient.post('/v1/changes', {
      environment: 'production',
      kind: 'promote',
      app,
      release,
      reason: REASON,
    });
  faulty = createFaultyPool(registry.pool);
  const dependencies = { ...registry.dependencies, pool: faulty.pool };
  faultyRegistry = {
    ...dependencies,
    edge: await createEdge(dependencies, await registry.key('release-set')),
    serviceClient: testClient,
    runExclusive: createMutex(),
  };
  server = createServer(
    createHandler(
      faultyRegistry,
      { ...CHANGE_ROUTES, ...KEY_ROUTES, ...OVERRIDE_ROUTES, ...RELEASE_ROUTES },
      createStaffTokens(faultyRegistry),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  operator = createCheckedClient(
    createRegistryClient({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      key: await registry.key('staff/operator'),
      clock: registry.dependencies.clock,
    }),
  );
}, START_MS);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await registry.close();
}, START_MS);

/** State in the database and number of its audit entries. */
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

/** Makes a new decision on every call. */
let wanted: () => Promise<{ isLate: boolean }>;
beforeEach(async () => {
  const { rules = [] } = await registry.plan();
  wanted = () => (rules.length === 0 ? change('off', { publicReason: 'incident' }) : change('on'));
});

describe('a decision whose database connection fails', () => {
  it.each<[step: string, at: RegExp]>([
    ['the nonce', /insert into registry\.nonce/],
    ['the start of the transaction', /^begin/],
    ['the lock', /advisory/],
    ['the state', /select name, version, state/],
    ['the release entries', /unnest/],
    ['the decision', /insert into registry\.environment/],
    ['the audit', /insert into registry\.audit/],
  ])('decides nothing and reports that when it fails at %s', async (_step, at) => {
    for (const how of ['not-sent', 'answer-lost'] as const) {
      const before = await decided();
      faulty.fail({ at, how });
      await expect(wanted()).rejects.toMatchObject({
        code: 'INTERNAL',
        message: expect.stringContaining('nothing was changed') as unknown,
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
      await runBackgroundJob();
      expect(await isOff()).toBe(how === 'not-sent' ? wasOff : !wasOff);
    }
  });

  it('reports a late decision when the plan cannot be written; the next background job writes it', async () => {
    for (const at of [/^begin/, /select name, version, state/, /^commit/]) {
      const [before, wasOff] = [await decided(), await isOff()];
      const done = wanted();
      // skips the audit entry of the decision: the second matching statement fails
      failTheSecond(at);
      expect(await done).toMatchObject({ isLate: true });
      expect([(await decided()) === before, await isOff()]).toEqual([false, wasOff]);
      await runBackgroundJob();
      expect(await isOff()).toBe(!wasOff);
      const { rules = [] } = await registry.plan();
      wanted = () => (rules.length === 0 ? change('off', { publicReason: 'incident' }) : change('on'));
    }
  });
});

/** Fails the second statement that matches, and executes the first. */
function failTheSecond(at: RegExp): void {
  let count = 0;
  faulty.fail({
    at: { test: (text: string) => at.test(text) && (count += 1) === 2 } as RegExp,
    how: 'not-sent',
  });
}

/** Runs the background job once; every registry process runs it several times a minute. */
async function runBackgroundJob(): Promise<void> {
  await (await createEdge(registry.dependencies, await registry.key('release-set'))).refresh();
}

/** Folder at the path of the temporary file: writing the plan fails, as with a full disk. */
const blockedPath = (): string => join(registry.home, `release-set.json.${process.pid}`);

describe('a plan file that cannot be written', () => {
  it('stores changes, overrides, revocations and stolen keys, reports them as late, and writes the plan later', async () => {
    const given = await give();
    expect(given.isLate).toBe(false);
    await mkdir(blockedPath());
    const before = (await registry.plan()).version;
    const entries = async (): Promise<number> => (await healthyClient.get('/v1/audit/verify')).entries;
    const first = await entries();
    expect(await wanted()).toMatchObject({ isLate: true });
    expect(await operator.post('/v1/overrides/revoke', { id: given.id, reason: REASON })).toMatchObject({
      id: given.id,
      isLate: true,
    });
    expect(await give()).toMatchObject({ isLate: true });
    const { keys } = await healthyClient.get('/v1/keys');
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
    await rm(blockedPath(), { recursive: true });
    await runBackgroundJob();
    expect((await registry.plan()).version).toBeGreaterThan(before);
  });

  it('rolls a shell with changed files back once when a rollback is uncertain', async () => {
    for (const [index, release] of ['s2', 's3'].entries()) {
      await registry.publish('shell', release, index + 2);
      await change('promote', { app: 'shell', release });
    }
    await mkdir(blockedPath());
    await writeFile(join(registry.home, 'releases', 'shell', 's3', 'entry.js'), 'spoilt');
    await operator.post('/v1/check', {});
    const { rows } = await registry.pool.query<{ shell: string; withdrawn: string[] }>(
      `select state->'defaults'->>'shell' as shell, state->'withdrawn' as withdrawn from registry.environment where name = 'production'`,
    );
    expect(rows).toMatchObject([{ shell: 's2', withdrawn: expect.arrayContaining(['shell@s3']) as unknown }]);
    await rm(blockedPath(), { recursive: true });
  });
});

function give(): ReturnType<typeof createOverride> {
  return createOverride(
    faultyRegistry,
    { environment: 'production', kind: 'override', app: APP, release: 'c2', brand: 'tuli', reason: REASON },
    { subject: 'staff-member', email: 'staff-member@staff.test' },
    { actor: 'operator', role: 'operator' },
  );
}
