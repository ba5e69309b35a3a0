import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { signDocument } from '@foyer/runtime';
import { EMPTY_STATE, type EnvironmentState } from '../plan/environmentState.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { withoutReleases } from './withdrawSigned.ts';

jest.setTimeout(START_MS);

const casino = (release: string) => ({ app: 'mfe-casino', release });
const shell = (release: string) => ({ app: 'shell', release });
const STATE: EnvironmentState = {
  ...EMPTY_STATE,
  defaults: { shell: 's2', 'mfe-casino': 'c4' },
  earlier: { shell: ['s1'], 'mfe-casino': ['c3', 'c2', 'c1'] },
  rollouts: [{ id: '1', app: 'mfe-casino', release: 'c5', from: 0, to: 10 }],
  withdrawn: ['mfe-casino@c2'],
  stillServed: ['mfe-casino@c2'],
};

describe('withoutReleases', () => {
  it('serves none of their files, not even to open pages', () => {
    expect(withoutReleases(STATE, [casino('c2')]).stillServed).toBeUndefined();
    expect(withoutReleases(STATE, [casino('c3')]).stillServed).toEqual(['mfe-casino@c2']);
  });

  it.each<[what: string, stolen: { app: string; release: string }[], expected: Partial<EnvironmentState>]>([
    [
      'rolls back past all of them',
      [casino('c3'), casino('c4'), casino('c5')],
      {
        defaults: { shell: 's2', 'mfe-casino': 'c1' },
        rollouts: [],
        withdrawn: ['mfe-casino@c2', 'mfe-casino@c3', 'mfe-casino@c4', 'mfe-casino@c5'],
        forced: ['mfe-casino'],
      },
    ],
    [
      'keeps a default that was not signed with the key',
      [casino('c5')],
      { defaults: STATE.defaults, rollouts: [], earlier: STATE.earlier },
    ],
    [
      'keeps a withdrawn default when no other release is left',
      [casino('c1'), casino('c3'), casino('c4')],
      {
        defaults: STATE.defaults,
        withdrawn: ['mfe-casino@c1', 'mfe-casino@c2', 'mfe-casino@c3', 'mfe-casino@c4'],
      },
    ],
    [
      'rolls the shell back',
      [shell('s2')],
      { defaults: { shell: 's1', 'mfe-casino': 'c4' }, withdrawn: ['mfe-casino@c2', 'shell@s2'] },
    ],
    [
      'keeps the shell when there is no other',
      [shell('s1'), shell('s2')],
      { defaults: STATE.defaults, withdrawn: ['mfe-casino@c2', 'shell@s1'] },
    ],
  ])('%s', (_what, stolen, expected) => {
    expect(withoutReleases(STATE, stolen)).toMatchObject(expected);
  });
});

describe('a stolen key', () => {
  let registry: TestRegistry;
  let operator: CheckedClient;

  beforeAll(async () => {
    registry = await startTestRegistry();
    operator = await registry.as('staff/operator');
    await registry.publish('shell', 's1', 1);
    await registry.publish('mfe-casino', 'c1', 1);
    for (const [app, release] of [
      ['shell', 's1'],
      ['mfe-casino', 'c1'],
    ] as const)
      await operator.post('/v1/changes', {
        environment: 'production',
        kind: 'promote',
        app,
        release,
        reason: 'before the theft',
      });
  }, START_MS);

  afterAll(() => registry.close(), START_MS);

  it('can publish until it is revoked; the revocation withdraws its releases in one decision, through a lock', async () => {
    const theft = new Date().toISOString();
    const attacker = await registry.as('squads/casino');
    await registry.publish('mfe-casino', 'evil1', 2);
    await registry.publish('mfe-casino', 'evil2', 3);
    await attacker.post('/v1/changes', {
      environment: 'production',
      kind: 'promote',
      app: 'mfe-casino',
      release: 'evil1',
      reason: 'better',
    });
    await attacker.post('/v1/changes', {
      environment: 'production',
      kind: 'rollout',
      app: 'mfe-casino',
      release: 'evil2',
      share: 500,
      reason: 'better',
    });
    await expect(
      attacker.post('/v1/changes', {
        environment: 'production',
        kind: 'promote',
        app: 'shell',
        release: 's1',
        reason: 'better',
      }),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'lock',
      reason: 'something is wrong',
    });
    const before = (await registry.plan()).version;

    const { keyId } = await registry.key('squads/casino');
    await expect(
      attacker.post('/v1/keys/revoke', { keyId, since: theft, reason: 'not yours' }),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const answer = await operator.post('/v1/keys/revoke', {
      keyId,
      since: theft,
      reason: 'The key was stolen',
    });
    expect(answer).toEqual({
      keyId,
      withdrawn: ['mfe-casino@evil1', 'mfe-casino@evil2'],
      restored: [{ environment: 'production', app: 'mfe-casino', release: 'c1' }],
      retained: [],
      isLate: false,
    });
    const plan = await registry.plan();
    expect(plan).toMatchObject({
      version: before + 1,
      withdrawn: ['mfe-casino@evil1', 'mfe-casino@evil2'],
      forced: ['mfe-casino'],
    });
    expect([plan.apps.find(({ app }) => app === 'mfe-casino')?.release, plan.rollouts]).toEqual([
      'c1',
      undefined,
    ]);

    await registry.store('mfe-casino', 'evil3');
    const document = signDocument(await registry.document('mfe-casino', 'evil3', 4), [
      await registry.key('squads/casino'),
    ]);
    await expect(attacker.post('/v1/releases', { document })).rejects.toMatchObject({ code: 'KEY_REVOKED' });
    const { entries } = await operator.get('/v1/audit?environment=production&limit=1');
    expect(entries).toMatchObject([
      { kind: 'withdraw-key', brands: expect.arrayContaining(['tuli', 'aurora']) as unknown },
    ]);
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });
});
