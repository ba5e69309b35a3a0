import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endsTooLate, needsGrant } from '@foyer/kernel/waivers';
import { signDocument } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { twoOperators, type TwoOperators } from '../testing/twoOperators.ts';
import { CHECK_LIFE_MS } from './checkStore.ts';
import { squadOf } from '../squads.ts';
import { GRANTED_WAIVERS } from './grantedWaivers.ts';
import { waiverProblem, type Claim } from './judgeWaivers.ts';
import { liveSchemas } from './liveEvidence.ts';

jest.setTimeout(START_MS);

const REASON = 'Test';
let registry: TestRegistry;
let operator: CheckedClient;
let casino: CheckedClient;
let operators: TwoOperators;

beforeAll(async () => {
  registry = await startTestRegistry();
  [operator, casino] = [await registry.as('staff/operator'), await registry.as('squads/casino')];
  operators = await twoOperators(registry);
  await registry.publish('shell', 's1', 1);
  await registry.publish('mfe-casino', 'c1', 1);
  for (const [app, release] of [
    ['shell', 's1'],
    ['mfe-casino', 'c1'],
  ])
    await change(operator, 'promote', { app, release });
  await registry.publish('mfe-casino', 'c2', 2, { isChecked: false });
}, START_MS);

afterAll(() => registry.close(), START_MS);

function change(client: CheckedClient, kind: string, more: object): Promise<{ version: number }> {
  return client.post('/v1/changes', { environment: 'production', kind, reason: REASON, ...more });
}

const breakGlass = (kind: string, more: object): Promise<unknown> =>
  operators.breakGlass({ environment: 'production', kind, reason: REASON, ...more });

function report(more: object = {}, counts: object = {}): object {
  return {
    app: 'mfe-casino',
    release: 'c2',
    environment: 'production',
    at: new Date(Date.now() + registry.skew.milliseconds).toISOString(),
    result: 'passed',
    counts: { errors: 0, warnings: 1, gaps: 0, waived: 0, rules: 20, ...counts },
    without: [],
    waivers: [],
    digest: 'a'.repeat(64),
    sbom: null,
    summary: [{ rule: 'size/delta', text: 'It grows.' }],
    ...more,
  };
}

async function bring(
  value: object,
  keys: readonly string[] = ['squads/casino'],
  client = casino,
): Promise<void> {
  await client.post('/v1/checks', { report: signDocument(value, await Promise.all(keys.map(registry.key))) });
}

const SHARE = { app: 'mfe-casino', release: 'c2', share: 500 };

describe('the release gate', () => {
  it('requires a recent passed check of that environment; two operators may break the glass, and the audit records it', async () => {
    await expect(change(casino, 'rollout', SHARE)).rejects.toMatchObject({ code: 'CHECK_MISSING' });
    await expect(
      casino.post('/v1/changes/preview', {
        environment: 'production',
        kind: 'promote',
        app: 'mfe-casino',
        release: 'c2',
        reason: REASON,
      }),
    ).rejects.toMatchObject({ code: 'CHECK_MISSING' });
    await bring(report({ environment: 'staging' }));
    await expect(change(casino, 'rollout', SHARE)).rejects.toMatchObject({ code: 'CHECK_MISSING' });
    await bring(report({ result: 'failed' }, { errors: 2 }));
    await expect(change(casino, 'rollout', SHARE)).rejects.toMatchObject({ code: 'CHECK_FAILED' });
    await bring(report({ result: 'incomplete' }, { errors: 2, gaps: 1 }));
    await expect(change(casino, 'rollout', SHARE)).rejects.toMatchObject({ code: 'CHECK_FAILED' });
    await expect(change(operator, 'rollout', SHARE)).rejects.toMatchObject({ code: 'CHECK_FAILED' });
    await expect(change(casino, 'rollout', { ...SHARE, breakGlass: true })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await breakGlass('rollout', SHARE);
    const { entries } = await operator.get('/v1/audit?environment=production&limit=1');
    expect(entries).toMatchObject([{ kind: 'rollout', unchecked: 'CHECK_FAILED' }]);
    await bring(report());
    await change(casino, 'rollout', { ...SHARE, share: 600 });
  });

  it('allows a share without a browser and all visitors with one; two operators may break the glass, and the audit records it', async () => {
    await bring(report({ without: ['axe'] }));
    const allVisitors = { app: 'mfe-casino', release: 'c2' };
    await change(casino, 'rollout', { ...SHARE, share: 700 });
    await expect(change(casino, 'promote', allVisitors)).rejects.toMatchObject({ code: 'CHECK_PARTIAL' });
    await expect(change(casino, 'rollout', { ...allVisitors, share: 10_000 })).rejects.toMatchObject({
      code: 'CHECK_PARTIAL',
    });
    await expect(
      change(casino, 'rollout', {
        ...allVisitors,
        schedule: [
          { share: 700, minutes: 1 },
          { share: 10_000, minutes: 1 },
        ],
      }),
    ).rejects.toMatchObject({ code: 'CHECK_PARTIAL' });
    await breakGlass('rollout', { ...allVisitors, share: 10_000 });
    const { entries } = await operator.get('/v1/audit?environment=production&limit=1');
    expect(entries).toMatchObject([{ unchecked: 'CHECK_PARTIAL' }]);
    await bring(report());
    await change(casino, 'rollout', { ...allVisitors, share: 9_999, narrower: true });
  });

  it('keeps a passed check when a later one is incomplete, and drops it when a later one has errors', async () => {
    const promotion = { app: 'mfe-casino', release: 'c2' };
    const preview = (): Promise<object> =>
      operator.post('/v1/changes/preview', {
        environment: 'production',
        kind: 'promote',
        reason: REASON,
        ...promotion,
      });
    await bring(report());
    await bring(report({ result: 'incomplete' }, { gaps: 1 }));
    expect(await preview()).not.toHaveProperty('unchecked');
    await bring(report({ result: 'incomplete' }, { errors: 1, gaps: 1 }));
    expect(await preview()).toMatchObject({ unchecked: { code: 'CHECK_FAILED' } });
    await bring(report());
    await bring(report({ result: 'failed' }, { errors: 1 }));
    expect(await preview()).toMatchObject({ unchecked: { code: 'CHECK_FAILED' } });
    await expect(change(operator, 'promote', promotion)).rejects.toMatchObject({ code: 'CHECK_FAILED' });
    await bring(report());
  });

  it('needs no check to stop, roll back or release to dev', async () => {
    await change(casino, 'rollout-stop', { app: 'mfe-casino' });
    await casino.post('/v1/changes', {
      environment: 'dev',
      kind: 'promote',
      app: 'mfe-casino',
      release: 'c2',
      reason: REASON,
    });
  });

  it('requires a new check after a day', async () => {
    registry.skew.milliseconds = CHECK_LIFE_MS + 60_000;
    await expect(change(casino, 'rollout', SHARE)).rejects.toMatchObject({ code: 'CHECK_MISSING' });
    registry.skew.milliseconds = 0;
  });
});

describe('a report', () => {
  it.each<[code: string, key: string, value: () => object]>([
    ['CHECK_MALFORMED', 'squads/casino', () => report({}, { errors: 1 })],
    ['CHECK_MALFORMED', 'squads/casino', () => report({ more: true })],
    ['CHECK_EXPIRED', 'squads/casino', () => report({ at: '2020-01-01T00:00:00.000Z' })],
    ['KEY_UNKNOWN', 'squads/account', () => report()],
    ['RELEASE_UNKNOWN', 'squads/casino', () => report({ release: 'c9' })],
  ])('is refused with %s', async (code, key, value) => {
    await expect(bring(value(), [key])).rejects.toMatchObject({ code });
  });

  it('accepts a report from its squad only', async () => {
    await expect(bring(report(), ['squads/casino'], operator)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });

  it('is stored with the release', async () => {
    await bring(report({ result: 'failed' }, { errors: 3 }));
    const { releases } = await operator.get('/v1/releases?app=mfe-casino');
    expect(releases[0]).toMatchObject({
      release: 'c2',
      checked: { environment: 'production', result: 'failed', findings: 3 },
    });
    const { reports } = await operator.get('/v1/checks?app=mfe-casino&release=c2');
    expect(reports[0]).toMatchObject({ result: 'failed', reportedBy: 'casino', signatures: [{}] });
  });
});

const GRANTED = { rule: 'code/inline', about: GRANTED_WAIVERS[0]?.about ?? '', until: '2027-06-30' };
const waiving = (...waivers: readonly object[]): object =>
  report({ waivers: waivers.map((waiver) => ({ ...waiver, findings: 1 })) }, { waived: waivers.length });

describe('a report with waivers', () => {
  const dayIn = (days: number): string =>
    new Date(registry.dependencies.clock() + days * 86_400_000).toISOString().slice(0, 10);

  it('accepts the squad’s own waivers for at most a year', async () => {
    await bring(waiving({ rule: 'messages/locale', about: 'lacks 1 of 2 texts', until: dayIn(365) }));
    await change(casino, 'rollout', SHARE);
    await change(casino, 'rollout-stop', { app: 'mfe-casino' });
  });

  it.each<[what: string, code: string, waivers: () => readonly object[]]>([
    [
      'a waiver that is not granted',
      'WAIVER_NOT_GRANTED',
      () => [{ rule: 'code/dynamic', about: 'entry.js calls eval', until: dayIn(30) }],
    ],
    ['a waiver granted to another application', 'WAIVER_NOT_GRANTED', () => [GRANTED]],
    [
      'a waiver of another owner next to its own',
      'WAIVER_NOT_GRANTED',
      () => [
        { rule: 'messages/locale', about: 'lacks 1 of 2 texts', until: dayIn(30) },
        { rule: 'contract/number', about: 'uses contract', until: dayIn(30) },
      ],
    ],
    [
      'its own waiver for longer than a year',
      'WAIVER_NOT_GRANTED',
      () => [{ rule: 'messages/locale', about: 'lacks 1 of 2 texts', until: dayIn(366) }],
    ],
    [
      'its own waiver that has expired',
      'WAIVER_EXPIRED',
      () => [{ rule: 'messages/locale', about: 'lacks 1 of 2 texts', until: dayIn(-1) }],
    ],
  ])('is refused with %s', async (_what, code, waivers) => {
    await expect(bring(waiving(...waivers()))).rejects.toMatchObject({ code });
  });

  it('is refused when its counts hide waived findings', async () => {
    await expect(bring(report({ waivers: [] }, { waived: 1 }))).rejects.toMatchObject({
      code: 'CHECK_MALFORMED',
    });
    const { waivers: _waivers, ...older } = waiving() as { waivers: unknown };
    await expect(bring(older)).rejects.toMatchObject({ code: 'CHECK_MALFORMED' });
  });

  it('is no longer valid when a waiver expires; two operators may break the glass, and the audit records it', async () => {
    await bring(waiving({ rule: 'messages/locale', about: 'lacks 1 of 2 texts', until: dayIn(0) }));
    registry.skew.milliseconds = CHECK_LIFE_MS - 60_000;
    await expect(change(casino, 'rollout', SHARE)).rejects.toMatchObject({ code: 'WAIVER_EXPIRED' });
    await breakGlass('rollout', SHARE);
    const { entries } = await operator.get('/v1/audit?environment=production&limit=1');
    expect(entries).toMatchObject([{ unchecked: 'WAIVER_EXPIRED' }]);
    await change(operator, 'rollout-stop', { app: 'mfe-casino' });
    registry.skew.milliseconds = 0;
  });
});

describe('the list of granted waivers', () => {
  const shell = (waiver: object): Claim => ({ app: 'shell', waivers: [{ ...GRANTED, ...waiver }] });
  const at = Date.parse('2026-11-23T12:00:00Z');

  it('matches an application, a finding and a period exactly', () => {
    expect(waiverProblem(shell({}), at)).toBeUndefined();
    expect(waiverProblem(shell({ until: '2027-01-01' }), at)).toBeUndefined();
    for (const other of [
      { until: '2027-07-01' },
      { about: 'vendors.js contains markup that runs code' },
      { rule: 'code/dynamic' },
    ])
      expect(waiverProblem(shell(other), at)).toMatchObject({ code: 'WAIVER_NOT_GRANTED' });
    expect(waiverProblem({ ...shell({}), app: 'mfe-casino' }, at)).toMatchObject({
      code: 'WAIVER_NOT_GRANTED',
    });
    expect(waiverProblem(shell({}), Date.parse('2027-07-01T00:00:00Z'))).toMatchObject({
      code: 'WAIVER_EXPIRED',
    });
    // removed from the list after the report
    expect(waiverProblem(shell({}), at, [])).toMatchObject({ code: 'WAIVER_NOT_GRANTED' });
  });

  it('is given to the check, and contains only necessary entries with a reason, for at most a year', async () => {
    expect(await casino.get('/v1/live')).toMatchObject({ granted: GRANTED_WAIVERS });
    for (const { app, rule, until, reason } of GRANTED_WAIVERS) {
      expect([
        squadOf(app),
        needsGrant(rule),
        endsTooLate(until, new Date().toISOString().slice(0, 10)),
      ]).toEqual([expect.any(String), true, false]);
      expect(reason.length).toBeGreaterThan(10);
    }
  });
});

describe('the evidence', () => {
  it('contains every release that a visitor can get, with its brands, including switched-off applications', async () => {
    await bring(report());
    await change(operator, 'pin', { app: 'mfe-casino', release: 'c2', scope: { brand: 'tuli' } });
    await change(operator, 'off', { app: 'mfe-casino', publicReason: 'maintenance', brands: ['aurora'] });
    const { releases } = await operator.get('/v1/live?environment=production');
    expect(Object.fromEntries(releases.map(({ release, brands }) => [release, brands]))).toMatchObject({
      c1: expect.arrayContaining(['aurora', 'caravel']) as unknown,
      c2: ['tuli'],
    });
    expect(releases.every(({ document }) => document !== undefined && 'entry.js' in document.files)).toBe(
      true,
    );
  });

  it('contains the releases that a rollback would restore, for every brand', async () => {
    await change(operator, 'on', { app: 'mfe-casino', brands: ['aurora'] });
    await change(operator, 'promote', { app: 'mfe-casino', release: 'c2' });
    const { releases } = await operator.get('/v1/live?environment=production');
    const [before] = releases.filter(({ release }) => release === 'c1');
    expect(before).toMatchObject({ isRollbackTarget: true, document: { release: 'c1' } });
    expect(before?.brands).toHaveLength(5);
    expect(releases.filter(({ isRollbackTarget }) => isRollbackTarget)).toHaveLength(1);
    await change(operator, 'rollback', { app: 'mfe-casino' });
    await change(operator, 'withdraw', { app: 'mfe-casino', release: 'c2' });
    const { releases: then } = await operator.get('/v1/live?environment=production');
    expect(then.map(({ release }) => release)).not.toContain('c2');
  });

  it('shows the previous releases, and planned ones as if they were the default', async () => {
    const names = async (query: string): Promise<readonly string[]> => {
      const { releases, plan } = await operator.get(`/v1/live?environment=production&${query}`);
      const listed = releases.filter(({ isRollbackTarget }) => isRollbackTarget !== true);
      expect(plan.apps.map(({ release }) => release)).toEqual(listed.map(({ release }) => release));
      return listed.map(({ app, release }) => `${app}@${release}`).sort();
    };
    await change(operator, 'reinstate', { app: 'mfe-casino', release: 'c2' });
    await bring(report());
    await change(operator, 'promote', { app: 'mfe-casino', release: 'c2' });
    expect(await names('')).toEqual(['mfe-casino@c2', 'shell@s1']);
    expect(await names('set=previous')).toEqual(['mfe-casino@c1', 'shell@s1']);
    await registry.publish('shell', 's2', 2);
    expect(await names('with=shell@s2,mfe-casino@c1')).toEqual(['mfe-casino@c1', 'shell@s2']);
    await expect(names('with=shell@never')).rejects.toMatchObject({ code: 'RELEASE_UNKNOWN' });
    await expect(names('with=shell')).rejects.toMatchObject({ code: 'REQUEST_MALFORMED' });
  });

  it('lists the live releases that use a member of the contract', async () => {
    await registry.store('mfe-account', 'uses');
    const document = await registry.document('mfe-account', 'uses', 1);
    const { describes } = document;
    if (!describes) throw new Error('The release has no description.');
    const signed = signDocument(
      { ...document, describes: { ...describes, services: { offers: [], uses: ['wallet.transfer'] } } },
      [await registry.key('squads/account')],
    );
    await (await registry.as('squads/account')).post('/v1/releases', { document: signed });
    await breakGlass('promote', { app: 'mfe-account', release: 'uses' });
    const users = (member: string): Promise<object> => operator.get(`/v1/contract-users?member=${member}`);
    expect(await users('wallet')).toMatchObject({ users: [{ app: 'mfe-account', owner: 'account' }] });
    expect(await users('wallet.transfer')).toMatchObject({ users: [{ release: 'uses' }] });
    expect(await users('wallet.refresh')).toEqual({ member: 'wallet.refresh', users: [] });
  });

  it('returns the schemas of the running api, or an error when it does not respond', async () => {
    const api: Server = createServer(
      (_request, response) => void response.end(JSON.stringify({ main: 'type Query { a: Int }' })),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const at = (apiPort: number) =>
      liveSchemas({
        ...registry.dependencies,
        serviceClient: testClient,
        settings: { ...registry.dependencies.settings, apiPort },
      } as never);
    await expect(at(port)).resolves.toEqual({ schemas: { main: 'type Query { a: Int }' } });
    await new Promise((resolve) => api.close(resolve));
    await expect(at(port)).rejects.toMatchObject({ code: 'SCHEMA_UNREACHABLE' });
  });
});
