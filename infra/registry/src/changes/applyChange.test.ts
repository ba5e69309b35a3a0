import { describe, expect, it } from '@jest/globals';
import { BRANDS } from '@foyer/market';
import { EMPTY_STATE, type EnvironmentState } from '../plan/environmentState.ts';
import { applyChange } from './applyChange.ts';
import type { Change } from './change.ts';

const APP = 'mfe-casino';
const AT = '2026-11-23T00:00:00.000Z';

function change(given: Partial<Change>): Change {
  return { environment: 'production', kind: 'promote', app: APP, reason: 'Test', ...given };
}

/** State after a sequence of changes. */
function after(...changes: readonly Partial<Change>[]): EnvironmentState {
  return changes.reduce((state, given) => applyChange(state, change(given), AT), EMPTY_STATE);
}

const one = { kind: 'promote', release: 'one' } as const;
const two = { kind: 'promote', release: 'two' } as const;
const shell = { kind: 'promote', app: 'shell', release: 's1' } as const;

describe('a change', () => {
  const sequences: readonly [
    what: string,
    changes: readonly Partial<Change>[],
    holds: Partial<EnvironmentState>,
  ][] = [
    [
      'a promotion sets the default and keeps the previous one',
      [one, two],
      { defaults: { [APP]: 'two' }, earlier: { [APP]: ['one'] } },
    ],
    [
      'a rollback restores the previous default',
      [one, two, { kind: 'rollback' }],
      { defaults: { [APP]: 'one' }, earlier: { [APP]: [] } },
    ],
    [
      'a rollback skips withdrawn releases',
      [
        one,
        two,
        { kind: 'promote', release: 'three' },
        { kind: 'withdraw', release: 'two' },
        { kind: 'rollback' },
      ],
      { defaults: { [APP]: 'one' } },
    ],
    [
      'a rollout adds a rule to the default',
      [one, { kind: 'rollout', release: 'two', share: 100 }],
      {
        defaults: { [APP]: 'one' },
        rollouts: [{ id: 'r00000001', app: APP, release: 'two', from: 0, to: 100 }],
      },
    ],
    [
      'a rollout grows and keeps its id and brands',
      [
        one,
        { kind: 'rollout', release: 'two', share: 100, brands: ['tuli'] },
        { kind: 'rollout', release: 'two', share: 500 },
      ],
      { rollouts: [{ id: 'r00000001', app: APP, release: 'two', from: 0, to: 500, brands: ['tuli'] }] },
    ],
    [
      'a rollout may be extended to more brands',
      [
        one,
        { kind: 'rollout', release: 'two', share: 100, brands: ['tuli'] },
        { kind: 'rollout', release: 'two', share: 100, brands: ['tuli', 'aurora'] },
      ],
      {
        rollouts: [
          { id: 'r00000001', app: APP, release: 'two', from: 0, to: 100, brands: ['tuli', 'aurora'] },
        ],
      },
    ],
    [
      'a rollout marked as narrower reaches a smaller share',
      [
        one,
        { kind: 'rollout', release: 'two', share: 5_000 },
        { kind: 'rollout', release: 'two', share: 1_000, narrower: true },
      ],
      { rollouts: [{ id: 'r00000001', app: APP, release: 'two', from: 0, to: 1_000 }] },
    ],
    [
      'a rollout marked as narrower reaches fewer brands',
      [
        one,
        { kind: 'rollout', release: 'two', share: 100 },
        { kind: 'rollout', release: 'two', share: 100, brands: ['tuli'], narrower: true },
      ],
      { rollouts: [{ id: 'r00000001', app: APP, release: 'two', from: 0, to: 100, brands: ['tuli'] }] },
    ],
    [
      'a promotion of the same release ends the rollout',
      [one, { kind: 'rollout', release: 'two', share: 100 }, two],
      { defaults: { [APP]: 'two' }, rollouts: [] },
    ],
    [
      'a promotion of another release keeps the rollout',
      [one, { kind: 'rollout', release: 'two', share: 100 }, { kind: 'promote', release: 'three' }],
      { rollouts: [{ id: 'r00000001', app: APP, release: 'two', from: 0, to: 100 }] },
    ],
    [
      'a stopped rollout restores the default',
      [one, { kind: 'rollout', release: 'two', share: 100 }, { kind: 'rollout-stop' }],
      { defaults: { [APP]: 'one' }, rollouts: [] },
    ],
    [
      'a withdrawal ends the rollout of the release',
      [one, { kind: 'rollout', release: 'two', share: 100 }, { kind: 'withdraw', release: 'two' }],
      { rollouts: [], withdrawn: [`${APP}@two`] },
    ],
    [
      'withdrawing the default makes the newest earlier default that may run the default again',
      [
        one,
        two,
        { kind: 'promote', release: 'three' },
        { kind: 'promote', release: 'four' },
        { kind: 'withdraw', release: 'three' },
        { kind: 'withdraw', release: 'four' },
      ],
      { defaults: { [APP]: 'two' }, withdrawn: [`${APP}@four`, `${APP}@three`] },
    ],
    [
      'withdrawing the only release leaves no other one',
      [one, { kind: 'withdraw', release: 'one' }],
      { defaults: { [APP]: 'one' }, withdrawn: [`${APP}@one`] },
    ],
    [
      'a failing but trusted release keeps its files for open pages',
      [one, { kind: 'withdraw', release: 'one', keepsFiles: true }],
      { withdrawn: [`${APP}@one`], stillServed: [`${APP}@one`] },
    ],
    [
      'a reinstated release may run again',
      [one, { kind: 'withdraw', release: 'one' }, { kind: 'reinstate', release: 'one' }],
      { withdrawn: [] },
    ],
    [
      'off for a licence is one rule',
      [one, { kind: 'off', scope: { licence: 'est' }, publicReason: 'regulation' }],
      {
        rules: [
          {
            id: 'r00000001',
            app: APP,
            scope: { licence: 'est' },
            decision: { kind: 'off', reason: 'regulation' },
          },
        ],
      },
    ],
    [
      'another reason replaces the rule of the same scope',
      [
        one,
        { kind: 'off', brands: ['tuli'], publicReason: 'incident' },
        { kind: 'off', brands: ['tuli'], publicReason: 'maintenance' },
      ],
      {
        rules: [
          {
            id: 'r00000002',
            app: APP,
            scope: { brand: 'tuli' },
            decision: { kind: 'off', reason: 'maintenance' },
          },
        ],
      },
    ],
    [
      'on removes every off rule and no pin',
      [
        one,
        { kind: 'off', publicReason: 'incident' },
        { kind: 'pin', release: 'one', brands: ['tuli'] },
        { kind: 'on' },
      ],
      {
        rules: [
          {
            id: 'r00000006',
            app: APP,
            scope: { brand: 'tuli' },
            decision: { kind: 'release', release: 'one' },
          },
        ],
      },
    ],
    [
      'unpin removes the pin of its scope',
      [one, { kind: 'pin', release: 'one', brands: ['tuli', 'aurora'] }, { kind: 'unpin', brands: ['tuli'] }],
      {
        rules: [
          {
            id: 'r00000002',
            app: APP,
            scope: { brand: 'aurora' },
            decision: { kind: 'release', release: 'one' },
          },
        ],
      },
    ],
    [
      'force is remembered until the next change of the application',
      [{ ...one, force: true }],
      { forced: [APP] },
    ],
    ['force ends with the next change', [{ ...one, force: true }, two], { forced: [] }],
    [
      'locks apply to brands or to all',
      [{ kind: 'lock', brands: ['tuli'] }, { kind: 'lock' }, { kind: 'unlock', brands: ['tuli'] }],
      { locks: [{ id: 'r00000002' }] },
    ],
  ];
  it.each(sequences)('%s', (_what, changes, holds) => {
    expect(after(...changes)).toMatchObject(holds);
  });

  it.each<[what: string, ...between: Partial<Change>[]]>([
    ['it is withdrawn as untrusted too'],
    ['it was reinstated', { kind: 'reinstate', release: 'one' }],
  ])('stops retaining the files of a withdrawn release when %s', (_what, ...between) => {
    expect(
      after(one, { kind: 'withdraw', release: 'one', keepsFiles: true }, ...between, {
        kind: 'withdraw',
        release: 'one',
      }),
    ).not.toHaveProperty('stillServed');
  });

  it('creates one rule per brand for an off without a scope', () => {
    expect(
      after(one, { kind: 'off', publicReason: 'incident' }).rules.map(({ scope }) => scope.brand),
    ).toEqual([...BRANDS]);
  });

  const refused: readonly [code: string, changes: readonly Partial<Change>[]][] = [
    ['NOTHING_CHANGES', [one, one]],
    ['NOTHING_CHANGES', [one, { kind: 'rollout', release: 'one', share: 100 }]],
    ['NOTHING_CHANGES', [{ kind: 'lock' }, { kind: 'lock' }]],
    [
      'NOTHING_CHANGES',
      [one, { kind: 'withdraw', release: 'one' }, { kind: 'withdraw', release: 'one', keepsFiles: true }],
    ],
    ['NOTHING_CHANGES', [one, { kind: 'reinstate', release: 'one' }]],
    ['NOTHING_CHANGES', [{ kind: 'unlock' }]],
    [
      'ROLLOUT_RUNNING',
      [
        one,
        { kind: 'rollout', release: 'two', share: 100 },
        { kind: 'rollout', release: 'three', share: 100 },
      ],
    ],
    [
      'ROLLOUT_NARROWER',
      [
        one,
        { kind: 'rollout', release: 'two', share: 100 },
        { kind: 'rollout', release: 'two', share: 100, brands: ['tuli'] },
      ],
    ],
    [
      'ROLLOUT_NARROWER',
      [
        one,
        { kind: 'rollout', release: 'two', share: 100, brands: ['aurora'] },
        { kind: 'rollout', release: 'two', share: 500, brands: ['tuli'] },
      ],
    ],
    [
      'ROLLOUT_NARROWER',
      [
        one,
        { kind: 'rollout', release: 'two', share: 5_000 },
        { kind: 'rollout', release: 'two', share: 1_000 },
      ],
    ],
    [
      'ROLLOUT_WIDER',
      [
        one,
        { kind: 'rollout', release: 'two', share: 1_000 },
        { kind: 'rollout', release: 'two', share: 5_000, narrower: true },
      ],
    ],
    [
      'ROLLOUT_WIDER',
      [
        one,
        { kind: 'rollout', release: 'two', share: 1_000, brands: ['aurora'] },
        { kind: 'rollout', release: 'two', share: 100, brands: ['tuli'], narrower: true },
      ],
    ],
    [
      'NOTHING_CHANGES',
      [
        one,
        { kind: 'rollout', release: 'two', share: 1_000 },
        { kind: 'rollout', release: 'two', share: 1_000, narrower: true },
      ],
    ],
    [
      'NO_ROLLOUT',
      [
        one,
        { kind: 'rollout', release: 'two', share: 1_000 },
        { kind: 'rollout-stop' },
        { kind: 'rollout', release: 'two', share: 100, narrower: true },
      ],
    ],
    ['NARROWER_MISPLACED', [one, { kind: 'promote', release: 'two', narrower: true }]],
    ['NARROWER_MISPLACED', [one, { kind: 'pin', release: 'two', narrower: true }]],
    ['NO_DEFAULT', [{ kind: 'rollout', release: 'two', share: 100 }]],
    ['SHARE_MISSING', [one, { kind: 'rollout', release: 'two' }]],
    ['NO_ROLLOUT', [one, { kind: 'rollout-stop' }]],
    ['NO_PREVIOUS_RELEASE', [one, { kind: 'rollback' }]],
    ['NO_PREVIOUS_RELEASE', [one, two, { kind: 'rollback', release: 'three' }]],
    ['SHELL_REQUIRED', [shell, { kind: 'off', app: 'shell', publicReason: 'incident' }]],
    ['SHELL_REQUIRED', [shell, { kind: 'withdraw', app: 'shell', release: 's1' }]],
    ['PUBLIC_REASON_MISSING', [one, { kind: 'off' }]],
    ['NOT_OFF', [one, { kind: 'on' }]],
    ['NOT_PINNED', [one, { kind: 'unpin' }]],
    ['SCOPE_TWICE', [one, { kind: 'pin', release: 'one', scope: { licence: 'est' }, brands: ['tuli'] }]],
    ['SCOPE_TOO_FINE', [{ kind: 'lock', scope: { licence: 'est' } }]],
    ['WITHDRAWN', [one, { kind: 'withdraw', release: 'two' }, two]],
    ['WITHDRAWN', [one, { kind: 'withdraw', release: 'two' }, { kind: 'pin', release: 'two' }]],
    ['APP_MISSING', [{ kind: 'rollback', app: undefined }]],
    ['RELEASE_MISSING', [{ kind: 'promote' }]],
  ];
  it.each(refused)('is refused with %s after %j', (code, changes) => {
    const state = after(...changes.slice(0, -1));
    expect(() => applyChange(state, change(changes.at(-1) ?? {}), AT)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
