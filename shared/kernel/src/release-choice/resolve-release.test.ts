import { describe, expect, it } from '@jest/globals';
import { BUCKETS, type MarketRule, type ReleasePlan, type Visitor } from '../releases/release-plan.ts';
import { canary, plan, visitor } from './resolve-release.fixture.ts';
import { bucketFor, explainRelease, resolveReleases } from './resolve-release.ts';

/** Returns the visitor's bucket that maps to this bucket of the application. */
const bucketBehind = (app: string, bucket: number): number =>
  (((bucket - bucketFor(app, 0)) % BUCKETS) + BUCKETS) % BUCKETS;
const rule = (id: string, scope: MarketRule['scope'], decision: string): MarketRule => ({
  id,
  app: 'mfe-sports',
  scope,
  decision: decision.startsWith('off')
    ? { kind: 'off', reason: 'maintenance' }
    : { kind: 'release', release: decision },
});

describe('resolveRelease', () => {
  const table: readonly [
    what: string,
    change: Partial<ReleasePlan>,
    who: Partial<Visitor>,
    decision: string,
    layer: string,
    reason: string | undefined,
  ][] = [
    ['the default', {}, {}, 'r1', 'default', undefined],
    [
      'a rollout, first bucket inside',
      { rollouts: [canary] },
      { bucket: bucketBehind('mfe-sports', 0) },
      'r2',
      'rollout',
      'canary',
    ],
    [
      'a rollout, last bucket inside',
      { rollouts: [canary] },
      { bucket: bucketBehind('mfe-sports', 499) },
      'r2',
      'rollout',
      'canary',
    ],
    [
      'a rollout, first bucket outside',
      { rollouts: [canary] },
      { bucket: bucketBehind('mfe-sports', 500) },
      'r1',
      'default',
      undefined,
    ],
    [
      'a rollout for other brands',
      { rollouts: [{ ...canary, to: BUCKETS, brands: ['tuli'] }] },
      {},
      'r1',
      'default',
      undefined,
    ],
    [
      'a pin over a rollout',
      { rollouts: [{ ...canary, to: BUCKETS }], rules: [rule('pin', { brand: 'aurora' }, 'r3')] },
      {},
      'r3',
      'market',
      'pin',
    ],
    [
      'another brand’s pin',
      { rules: [rule('pin', { brand: 'tuli' }, 'r3')] },
      {},
      'r1',
      'default',
      undefined,
    ],
    ['off by licence', { rules: [rule('stop', { licence: 'mga' }, 'off')] }, {}, 'off', 'market', 'stop'],
    [
      'off for an operator outranks the brand’s pin',
      { rules: [rule('pin', { brand: 'aurora' }, 'r3'), rule('stop', { operator: 'op-a' }, 'off')] },
      {},
      'off',
      'market',
      'stop',
    ],
    [
      'a brand before its licence',
      { rules: [rule('a', { brand: 'aurora' }, 'r3'), rule('b', { licence: 'mga' }, 'r2')] },
      {},
      'r3',
      'market',
      'a',
    ],
    [
      'a licence before operator and locale',
      { rules: [rule('a', { licence: 'mga' }, 'r3'), rule('b', { operator: 'op-a', locale: 'en' }, 'r2')] },
      {},
      'r3',
      'market',
      'a',
    ],
    [
      'brand and locale before the brand',
      { rules: [rule('a', { brand: 'aurora' }, 'r3'), rule('b', { brand: 'aurora', locale: 'en' }, 'r2')] },
      {},
      'r2',
      'market',
      'b',
    ],
    [
      'a partly matching scope does not apply',
      { rules: [rule('b', { brand: 'aurora', locale: 'fi' }, 'r2')] },
      {},
      'r1',
      'default',
      undefined,
    ],
    [
      'staff previews a release',
      { rules: [rule('stop', { brand: 'aurora' }, 'off')] },
      { overrides: { 'mfe-sports': 'r2' } },
      'r2',
      'override',
      undefined,
    ],
    [
      'staff previews an unsigned release',
      {},
      { overrides: { 'mfe-sports': 'nothing' } },
      'r1',
      'default',
      undefined,
    ],
    [
      'a withdrawn canary',
      { rollouts: [{ ...canary, to: BUCKETS }], withdrawn: ['mfe-sports@r2'] },
      {},
      'r1',
      'default',
      undefined,
    ],
    [
      'a withdrawn pin gives way to the next',
      {
        rules: [rule('a', { brand: 'aurora' }, 'r3'), rule('b', { licence: 'mga' }, 'r2')],
        withdrawn: ['mfe-sports@r3'],
      },
      {},
      'r2',
      'market',
      'b',
    ],
    [
      'a canary that did not run in the page',
      { rollouts: [{ ...canary, to: BUCKETS }] },
      { without: ['mfe-sports@r2'] },
      'r1',
      'default',
      undefined,
    ],
    [
      'a default that did not run in the page',
      { before: { 'mfe-sports': 'r3' } },
      { without: ['mfe-sports@r1'] },
      'r3',
      'default',
      undefined,
    ],
    [
      'a default that did not run, and nothing was before',
      {},
      { without: ['mfe-sports@r1'] },
      'off',
      'default',
      undefined,
    ],
    [
      'a default before that was withdrawn',
      { before: { 'mfe-sports': 'r3' }, withdrawn: ['mfe-sports@r3'] },
      { without: ['mfe-sports@r1'] },
      'off',
      'default',
      undefined,
    ],
    [
      'a pin that did not run: nothing else may',
      { rules: [rule('pin', { brand: 'aurora' }, 'r3')] },
      { without: ['mfe-sports@r3'] },
      'r3',
      'market',
      'pin',
    ],
    [
      'what another application could not run',
      { before: { 'mfe-sports': 'r3' } },
      { without: ['shell@s1'] },
      'r1',
      'default',
      undefined,
    ],
    [
      'the default before, while nothing is wrong',
      { before: { 'mfe-sports': 'r3' } },
      {},
      'r1',
      'default',
      undefined,
    ],
    ['everything withdrawn', { withdrawn: ['mfe-sports@r1'] }, {}, 'off', 'default', undefined],
  ];
  it.each(table)('decides on %s', (_what, change, who, decision, layer, by) => {
    const result = explainRelease({ ...plan, ...change }, 'mfe-sports', { ...visitor, ...who });
    expect(result.decision.kind === 'off' ? 'off' : result.decision.release).toBe(decision);
    expect([result.layer, result.rule]).toEqual([layer, by]);
  });

  it('lists the applications that are on, and the reasons of those that are off', () => {
    const set = resolveReleases({ ...plan, rules: [rule('stop', { brand: 'aurora' }, 'off')] }, visitor);
    expect(set.apps.map(({ app, release }) => `${app}@${release}`)).toEqual(['shell@s1']);
    expect(set.off).toEqual([{ app: 'mfe-sports', reason: 'maintenance' }]);
    expect(set.version).toBe(7);
  });
});
