import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Resolution } from '@foyer/kernel/resolve-release';
import { requestHeaders, signDocument } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createEdge } from '../edge/edge.ts';
import { createOverride } from '../overrides/createOverride.ts';
import { createMutex, type Registry } from '../registry.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const APP = 'mfe-casino';
const REASON = 'Test';
let registry: TestRegistry;
let operator: CheckedClient;
/** Client of an attacker who has the key and the machine of the squad casino. */
let attacker: CheckedClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  [operator, attacker] = [await registry.as('staff/operator'), await registry.as('squads/casino')];
  for (const [app, ...releases] of [
    ['shell', 's1'],
    ['mfe-account', 'a1'],
    [APP, 'c1', 'c2', 'c3'],
  ] as const) {
    for (const [index, release] of releases.entries()) await registry.publish(app, release, index + 1);
    await decide('promote', { app, release: releases[0] });
  }
}, START_MS);

afterAll(() => registry.close(), START_MS);

function decide(kind: string, more: object = {}, client = operator): Promise<{ version: number }> {
  return client.post('/v1/changes', { environment: 'production', kind, app: APP, reason: REASON, ...more });
}

const codeOf = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

describe('a stolen key of a squad', () => {
  it('cannot publish, upload, report or decide for another squad', async () => {
    await registry.store('mfe-account', 'a2');
    const key = await registry.key('squads/casino');
    const document = await registry.document('mfe-account', 'a2', 2);
    const publish = (payload: object, client = attacker): Promise<object> =>
      client.post('/v1/releases', { document: signDocument(payload, [key]) });
    expect(await codeOf(publish(document))).toBe('NOT_PERMITTED');
    expect(await codeOf(publish({ ...document, owner: 'casino' }))).toBe('NOT_PERMITTED');
    // its own application, with an owner, script or signature of another squad
    expect(await codeOf(publish({ ...document, app: APP, owner: 'casino' }))).toBe('RELEASE_MALFORMED');
    const own = { ...document, app: APP, base: `/assets/${APP}/a2/` };
    expect(await codeOf(publish({ ...own, owner: 'account' }))).toBe('OWNER_WRONG');
    expect(await codeOf(publish({ ...own, owner: 'casino' }))).toBe('FILES_MISSING');
    expect(
      await codeOf(
        attacker.post('/v1/releases/files', { app: 'mfe-account', release: 'a3', files: { 'entry.js': '' } }),
      ),
    ).toBe('NOT_PERMITTED');
    for (const path of ['../../keys/release-set.pem', '/etc/passwd', 'a/../../b'])
      expect(
        await codeOf(attacker.post('/v1/releases/files', { app: APP, release: 'c9', files: { [path]: '' } })),
      ).toBe('REQUEST_MALFORMED');
    for (const kind of ['promote', 'rollback', 'rollout-stop'])
      expect(await codeOf(decide(kind, { app: 'mfe-account', release: 'a1' }, attacker))).toBe(
        'NOT_PERMITTED',
      );
    for (const kind of ['off', 'on', 'pin', 'unpin', 'withdraw', 'reinstate', 'lock', 'unlock'])
      expect(await codeOf(decide(kind, { release: 'c1' }, attacker))).toBe('NOT_PERMITTED');
  });

  it('cannot replay a request, a release or an older number', async () => {
    const body = JSON.stringify({
      environment: 'production',
      kind: 'promote',
      app: APP,
      release: 'c2',
      reason: REASON,
    });
    const headers = {
      'content-type': 'application/json',
      ...requestHeaders(
        { method: 'POST', path: '/v1/changes', body },
        await registry.key('squads/casino'),
        registry.dependencies.clock(),
      ),
    };
    const resolve = async (changed: Record<string, string> = {}, text = body): Promise<string> =>
      (
        (await (
          await fetch(`${registry.baseUrl}/v1/changes`, {
            method: 'POST',
            headers: { ...headers, ...changed },
            body: text,
          })
        ).json()) as { code?: string }
      ).code ?? 'taken';
    expect(await resolve()).toBe('taken');
    await decide('rollback');
    expect(await resolve()).toBe('REPLAYED');
    expect(await resolve({}, body.replace('c2', 'c3'))).toBe('SIGNATURE_WRONG');
    expect((await registry.plan()).apps.find(({ app }) => app === APP)?.release).toBe('c1');
    const key = await registry.key('squads/casino');
    const old = await registry.document(APP, 'c1', 1);
    expect(await attacker.post('/v1/releases', { document: signDocument(old, [key]) })).toMatchObject({
      isNew: false,
      sequence: 1,
    });
    expect(
      await attacker.post('/v1/releases', { document: signDocument({ ...old, sequence: 4 }, [key]) }),
    ).toMatchObject({ isNew: false, sequence: 1 });
    expect(
      await codeOf(
        attacker.post('/v1/releases', { document: signDocument({ ...old, version: '9.9.9' }, [key]) }),
      ),
    ).toBe('CONTENT_DIFFERS');
  });
});

describe('concurrent decisions', () => {
  it('applies each decision once or refuses it, and ends in the state of the last audit entry', async () => {
    const kinds: readonly [string, object][] = [
      ['promote', { release: 'c2' }],
      ['rollback', {}],
      ['off', { publicReason: 'incident' }],
      ['on', {}],
      ['promote', { release: 'c3' }],
    ];
    const first = (await registry.plan()).version;
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        codeOf(decide(...(kinds[index % kinds.length] as [string, object]))),
      ),
    );
    expect(
      codes.filter((code) => !['taken', 'NOTHING_CHANGES', 'NO_PREVIOUS_RELEASE', 'NOT_OFF'].includes(code)),
    ).toEqual([]);
    const plan = await registry.plan();
    expect(plan.version).toBe(first + codes.filter((code) => code === 'taken').length);
    const { entries } = await operator.get(`/v1/audit?environment=production&app=${APP}&limit=1`);
    expect(entries[0]).toMatchObject({
      version: plan.version,
      after: { default: plan.apps.find(({ app }) => app === APP)?.release, rules: plan.rules ?? [] },
    });
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
    if (plan.rules) await decide('on');
    await decide('promote', { release: 'c1' }).catch(() => undefined);
  });

  it('accepts one of two concurrent decisions on the same state and refuses the other', async () => {
    const { version: expectedVersion } = await registry.plan();
    const codes = await Promise.all(
      ['c2', 'c3'].map((release) => codeOf(decide('promote', { release, expectedVersion }))),
    );
    expect([...codes].sort()).toEqual(['VERSION_CHANGED', 'taken']);
    await decide('promote', { release: 'c1' });
  });

  it.each<[what: string, decision: [string, object], undo: [string, object], again: string]>([
    ['a promotion', ['promote', { release: 'c2' }], ['promote', { release: 'c1' }], 'NOTHING_CHANGES'],
    ['a rollout', ['rollout', { release: 'c2', share: 500 }], ['rollout-stop', {}], 'NO_ROLLOUT'],
    [
      'switching off',
      ['off', { publicReason: 'incident', brands: ['tuli'] }],
      ['on', { brands: ['tuli'] }],
      'NOT_OFF',
    ],
    ['a pin', ['pin', { release: 'c2', brands: ['tuli'] }], ['unpin', { brands: ['tuli'] }], 'NOT_PINNED'],
    ['a withdrawal', ['withdraw', { release: 'c3' }], ['reinstate', { release: 'c3' }], 'NOTHING_CHANGES'],
    [
      'a lock',
      ['lock', { app: undefined, brands: ['tuli'] }],
      ['unlock', { app: undefined, brands: ['tuli'] }],
      'NOTHING_CHANGES',
    ],
  ])('undoes %s once when the button is clicked repeatedly', async (_what, decision, undo, again) => {
    const before = await registry.plan();
    await decide(...decision);
    expect(
      await Promise.all([codeOf(decide(...undo)), codeOf(decide(...undo))]).then((codes) => codes.sort()),
    ).toEqual([again, 'taken'].sort());
    const {
      version: _version,
      issuedAt: _issuedAt,
      expiresAt: _expiresAt,
      ...content
    } = await registry.plan();
    expect({
      apps: content.apps,
      rules: content.rules,
      rollouts: content.rollouts,
      withdrawn: content.withdrawn,
    }).toEqual({
      apps: before.apps,
      rules: before.rules,
      rollouts: before.rollouts,
      withdrawn: before.withdrawn,
    });
  });
});

describe('explain with unusual input', () => {
  const explain = (query: string): Promise<Resolution> => operator.get(`/v1/explain?app=${APP}&${query}`);

  it('resolves overlapping rules as the edge does', async () => {
    await decide('pin', { release: 'c2', scope: { locale: 'fi' } });
    await decide('pin', { release: 'c3', scope: { brand: 'tuli' } });
    await decide('rollout', { release: 'c2', share: 10_000, brands: ['aurora'] });
    // a brand outranks a locale; a locale applies where no brand is pinned; a rollout together with rules
    expect(await explain('brand=tuli&locale=fi')).toMatchObject({
      decision: { release: 'c3' },
      layer: 'market',
    });
    expect(await explain('brand=aurora&locale=fi')).toMatchObject({
      decision: { release: 'c2' },
      layer: 'market',
    });
    expect(await explain('brand=aurora&locale=en')).toMatchObject({
      decision: { release: 'c2' },
      layer: 'rollout',
    });
    expect(await explain('brand=caravel')).toMatchObject({ decision: { release: 'c1' }, layer: 'default' });
    // a page in which the release failed to load keeps a pin and leaves a rollout
    expect(await explain('brand=tuli&without=c3')).toMatchObject({
      decision: { release: 'c3' },
      layer: 'market',
    });
    expect(await explain('brand=aurora&locale=en&without=c2')).toMatchObject({ decision: { release: 'c1' } });
    // off outranks a pin, also under a lock
    await decide('off', { scope: { licence: 'est' }, publicReason: 'regulation' });
    await decide('lock', { app: undefined, brands: ['tuli'] });
    expect(await codeOf(decide('on'))).toBe('LOCKED');
    expect(await explain('brand=tuli')).toMatchObject({
      decision: { kind: 'off', reason: 'regulation' },
      layer: 'market',
    });
    expect(await explain('brand=tuli&override=c1')).toMatchObject({
      decision: { release: 'c1' },
      layer: 'override',
    });
    expect(await codeOf(explain('brand=tuli&override=nothing'))).not.toBe('INTERNAL');
    // an override of a release that was withdrawn since resolves to the default
    await decide('withdraw', { release: 'c2' });
    expect(await explain('brand=aurora&locale=fi&override=c2')).toMatchObject({
      decision: { release: 'c1' },
    });
    for (const odd of [
      'brand=unknown-brand',
      'brand=tuli&bucket=10000',
      'brand=tuli&bucket=-1',
      'brand=tuli&locale=xx',
      'brand=tuli&bucket=1.5',
    ])
      expect(await codeOf(explain(odd))).toMatch(/MALFORMED/);
  });

  it('resolves an expired override to the default, as the edge does, although the plan still contains it', async () => {
    await decide('unlock', { app: undefined, brands: ['tuli'] });
    const home: Registry = {
      ...registry.dependencies,
      edge: await createEdge(registry.dependencies, await registry.key('release-set')),
      serviceClient: testClient,
      runExclusive: createMutex(),
    };
    const release = 'a2';
    await registry.publish('mfe-account', release, 2, { isChecked: false });
    await createOverride(
      home,
      {
        environment: 'production',
        kind: 'override',
        app: 'mfe-account',
        release,
        brand: 'tuli',
        minutes: 30,
        reason: REASON,
      },
      { subject: 'staff-member', email: 'staff-member@staff.test' },
      { actor: 'operator', role: 'operator' },
    );
    const resolve = (): Promise<Resolution> =>
      operator.get(`/v1/explain?app=mfe-account&brand=tuli&override=${release}`);
    expect(await resolve()).toMatchObject({ decision: { release }, layer: 'override' });
    registry.skew.milliseconds = 31 * 60_000;
    expect(await resolve()).toMatchObject({ decision: { release: 'a1' }, layer: 'default' });
    registry.skew.milliseconds = 0;
  });
});
