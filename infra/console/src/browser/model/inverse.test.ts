import { describe, expect, it } from '@jest/globals';
import { inverseOf } from './inverse.ts';
import type { DecidedPart, TimelineEntry } from '@foyer/kernel/timeline-answers';
import type { Change } from './change.ts';

const APP = 'mfe-sportsbook';
const rule = (
  id: string,
  brand: string,
  decision: { kind: 'off'; reason: 'incident' | 'maintenance' } | { kind: 'release'; release: string },
) => ({ id, app: APP, scope: { brand }, decision });
const off = (id: string, brand: string, reason: 'incident' | 'maintenance' = 'incident') =>
  rule(id, brand, { kind: 'off', reason });

function entry(
  kind: string,
  before: DecidedPart,
  after: DecidedPart,
  more: Partial<TimelineEntry> = { app: APP },
): TimelineEntry {
  return {
    id: 1,
    hash: '',
    chain: 'production',
    number: 1,
    at: '',
    actor: '',
    role: '',
    kind,
    brands: [],
    reason: '',
    before,
    after,
    ...more,
  };
}

describe('inverseOf', () => {
  it.each<[what: string, entry: TimelineEntry, inverse: Change | undefined]>([
    [
      'a promotion',
      entry('promote', { default: 'one' }, { default: 'two' }),
      { kind: 'promote', app: APP, release: 'one' },
    ],
    [
      'a rollback',
      entry('rollback', { default: 'two' }, { default: 'one' }),
      { kind: 'promote', app: APP, release: 'two' },
    ],
    ['the very first promotion: nothing', entry('promote', { default: null }, { default: 'one' }), undefined],
    [
      'a new rollout',
      entry(
        'rollout',
        { rollouts: [] },
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500 }] },
      ),
      { kind: 'rollout-stop', app: APP },
    ],
    [
      'a larger share',
      entry(
        'rollout',
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500, brands: ['tuli'] }] },
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 1_000, brands: ['tuli'] }] },
      ),
      { kind: 'rollout', app: APP, release: 'two', share: 500, brands: ['tuli'], narrower: true },
    ],
    [
      'more brands',
      entry(
        'rollout',
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500, brands: ['tuli'] }] },
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500 }] },
      ),
      { kind: 'rollout', app: APP, release: 'two', share: 500, brands: ['tuli'], narrower: true },
    ],
    [
      'a smaller share and fewer brands',
      entry(
        'rollout',
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500 }] },
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 100, brands: ['tuli'] }] },
      ),
      {
        kind: 'rollout',
        app: APP,
        release: 'two',
        share: 500,
        brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
      },
    ],
    [
      'a step that a schedule took by itself',
      entry(
        'rollout',
        {
          rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500 }],
          progress: {
            release: 'two',
            schedule: [
              { share: 500, minutes: 5 },
              { share: 1_000, minutes: 5 },
            ],
          },
        },
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 1_000 }] },
      ),
      {
        kind: 'rollout',
        app: APP,
        release: 'two',
        share: 500,
        schedule: [
          { share: 500, minutes: 5 },
          { share: 1_000, minutes: 5 },
        ],
        narrower: true,
      },
    ],
    [
      'a stopped rollout',
      entry(
        'rollout-stop',
        { rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500 }] },
        { rollouts: [] },
      ),
      { kind: 'rollout', app: APP, release: 'two', share: 500 },
    ],
    [
      'a stopped rollout that went on by itself',
      entry(
        'rollout-stop',
        {
          rollouts: [{ id: 'r1', app: APP, release: 'two', from: 0, to: 500 }],
          progress: { release: 'two', schedule: [{ share: 500, minutes: 5 }] },
        },
        { rollouts: [] },
      ),
      { kind: 'rollout', app: APP, release: 'two', share: 500, schedule: [{ share: 500, minutes: 5 }] },
    ],
    [
      'switching off',
      entry('off', { rules: [] }, { rules: [off('r1', 'aurora'), off('r2', 'tuli')] }),
      { kind: 'on', app: APP, brands: ['aurora', 'tuli'] },
    ],
    [
      'switching off where another brand is off already',
      entry('off', { rules: [off('r1', 'tuli')] }, { rules: [off('r1', 'tuli'), off('r2', 'aurora')] }),
      { kind: 'on', app: APP, brands: ['aurora'] },
    ],
    [
      'another public reason',
      entry('off', { rules: [off('r1', 'tuli')] }, { rules: [off('r2', 'tuli', 'maintenance')] }),
      { kind: 'off', app: APP, publicReason: 'incident', brands: ['tuli'] },
    ],
    [
      'switching on',
      entry('on', { rules: [off('r1', 'aurora')] }, { rules: [] }),
      { kind: 'off', app: APP, publicReason: 'incident', brands: ['aurora'] },
    ],
    [
      'switching on what was off for two reasons: not by one decision',
      entry('on', { rules: [off('r1', 'aurora'), off('r2', 'tuli', 'maintenance')] }, { rules: [] }),
      undefined,
    ],
    [
      'a rule of a licence keeps its scope',
      entry(
        'on',
        {
          rules: [
            { id: 'r1', app: APP, scope: { licence: 'est' }, decision: { kind: 'off', reason: 'incident' } },
          ],
        },
        { rules: [] },
      ),
      { kind: 'off', app: APP, publicReason: 'incident', scope: { licence: 'est' } },
    ],
    [
      'a pin',
      entry('pin', { rules: [] }, { rules: [rule('r1', 'aurora', { kind: 'release', release: 'two' })] }),
      { kind: 'unpin', app: APP, brands: ['aurora'] },
    ],
    [
      'unpinning',
      entry('unpin', { rules: [rule('r1', 'aurora', { kind: 'release', release: 'two' })] }, { rules: [] }),
      { kind: 'pin', app: APP, release: 'two', brands: ['aurora'] },
    ],
    [
      'withdrawing',
      entry('withdraw', {}, {}, { app: APP, release: 'two' }),
      { kind: 'reinstate', app: APP, release: 'two' },
    ],
    [
      'a lock of a brand',
      entry('lock', { locks: [] }, { locks: [{ id: 'r1', brand: 'tuli' }] }, {}),
      { kind: 'unlock', brands: ['tuli'] },
    ],
    ['a lock of everything', entry('lock', { locks: [] }, { locks: [{ id: 'r1' }] }, {}), { kind: 'unlock' }],
    [
      'taking a lock away',
      entry('unlock', { locks: [{ id: 'r1', brand: 'tuli' }] }, { locks: [] }, {}),
      { kind: 'lock', brands: ['tuli'] },
    ],
    ['a publishing: nothing', entry('published', {}, {}), undefined],
  ])('returns the inverse of %s', (_what, decided, inverse) => {
    expect(inverseOf(decided)).toEqual(inverse);
  });
});
