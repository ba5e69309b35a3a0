import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUCKETS, type MarketRule, type ReleasePlan, type Visitor } from './release-plan.ts';
import type { ReleaseSetEntry } from './release-set.ts';
import { bucketFor, explainRelease, resolveRelease, resolveReleases } from './resolve-release.ts';

function entry(app: string, release: string): ReleaseSetEntry {
  return {
    app,
    release,
    version: '1.0.0',
    contract: 1,
    owner: app,
    container: `${app}_${release}`,
    base: `/assets/${app}/${release}/`,
    entry: 'entry.js',
    css: [],
    scripts: [],
    sri: {},
    i18n: {},
    pages: {},
    requires: {},
  };
}

const visitor: Visitor = { brand: 'aurora', licence: 'mga', operator: 'op-a', locale: 'en', bucket: 0 };
const plan: ReleasePlan = {
  version: 7,
  issuedAt: '2026-11-21T00:00:00.000Z',
  apps: [entry('shell', 's1'), entry('mfe-sports', 'r1')],
  others: [entry('mfe-sports', 'r2'), entry('mfe-sports', 'r3')],
};

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
const canary = { id: 'canary', app: 'mfe-sports', release: 'r2', from: 0, to: 500 };

describe('resolveRelease', () => {
  const table: readonly [
    what: string,
    change: Partial<ReleasePlan>,
    who: Partial<Visitor>,
    decision: string,
    layer: string,
    because: string | undefined,
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
      'half a scope fits nobody',
      { rules: [rule('b', { brand: 'aurora', locale: 'fi' }, 'r2')] },
      {},
      'r1',
      'default',
      undefined,
    ],
    [
      'staff looks at a release',
      { rules: [rule('stop', { brand: 'aurora' }, 'off')] },
      { overrides: { 'mfe-sports': 'r2' } },
      'r2',
      'override',
      undefined,
    ],
    [
      'staff looks at one that nobody signed',
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

const releases = ['r1', 'r2', 'r3', 'missing'];
const release = fc.constantFrom(...releases);
const scope = fc
  .record(
    {
      brand: fc.constantFrom('aurora', 'tuli'),
      licence: fc.constantFrom('mga', 'est'),
      operator: fc.constantFrom('op-a', 'op-b'),
      locale: fc.constantFrom('en', 'fi'),
    },
    { requiredKeys: [] },
  )
  .filter((value) => Object.keys(value).length > 0);
const decision = fc.oneof(
  release.map((name) => ({ kind: 'release' as const, release: name })),
  fc.constant({ kind: 'off' as const, reason: 'incident' as const }),
);
const anyPlan: fc.Arbitrary<ReleasePlan> = fc
  .record({
    rollouts: fc.array(
      fc.record({
        id: fc.uuid(),
        app: fc.constant('mfe-sports'),
        release,
        from: fc.nat(BUCKETS - 1),
        to: fc.integer({ min: 1, max: BUCKETS }),
      }),
      { maxLength: 3 },
    ),
    rules: fc.array(
      fc.record({ id: fc.uuid(), app: fc.constantFrom('mfe-sports', 'shell'), scope, decision }),
      { maxLength: 8 },
    ),
    withdrawn: fc.subarray(['mfe-sports@r1', 'mfe-sports@r2', 'mfe-sports@r3']),
    before: fc.option(
      release.map((name) => ({ 'mfe-sports': name })),
      { nil: undefined },
    ),
  })
  .map(({ before, ...layers }) => ({ ...plan, ...layers, ...(before && { before }) }));
const anyVisitor: fc.Arbitrary<Visitor> = fc.record({
  brand: fc.constantFrom('aurora', 'tuli'),
  licence: fc.constantFrom('mga', 'est'),
  operator: fc.constantFrom('op-a', 'op-b'),
  locale: fc.constantFrom('en', 'fi'),
  bucket: fc.nat(BUCKETS - 1),
});
/** A visitor whose page failed to run a release, or a member of staff with a preview. */
const anyGuest: fc.Arbitrary<Visitor> = fc
  .record({
    who: anyVisitor,
    override: fc.option(release, { nil: undefined }),
    // half of the pages have no failed release
    without: fc.oneof(
      fc.constant([]),
      fc.subarray(['mfe-sports@r1', 'mfe-sports@r2', 'mfe-sports@r3', 'shell@s1']),
    ),
  })
  .map(({ who, override, without }) => ({
    ...who,
    ...(override !== undefined && { overrides: { 'mfe-sports': override } }),
    ...(without.length > 0 && { without }),
  }));

describe('for any plan', () => {
  it('explains exactly its decision: the last accepted step is the decision', () => {
    fc.assert(
      fc.property(anyPlan, anyGuest, (some, who) => {
        const { steps, bucket, ...resolution } = explainRelease(some, 'mfe-sports', who);
        expect(resolution).toEqual(resolveRelease(some, 'mfe-sports', who));
        expect(bucket).toBe(bucketFor('mfe-sports', who.bucket));
        expect(steps.filter((step) => step.taken).at(-1)?.decision).toEqual(resolution.decision);
      }),
    );
  });

  it('never selects a withdrawn or unknown release, and never an application that a matching rule switches off', () => {
    fc.assert(
      fc.property(anyPlan, anyGuest, (some, who) => {
        const { decision: decided, layer } = resolveRelease(some, 'mfe-sports', who);
        if (decided.kind === 'release')
          expect([
            some.withdrawn?.includes(`mfe-sports@${decided.release}`),
            decided.release === 'missing',
          ]).toEqual([false, false]);
        const fits = (some.rules ?? []).filter(
          ({ app, scope: of }) =>
            app === 'mfe-sports' &&
            Object.entries(of).every(([part, value]) => who[part as 'brand'] === value),
        );
        if (fits.some((item) => item.decision.kind === 'off') && layer !== 'override')
          expect(decided.kind).toBe('off');
      }),
    );
  });

  it('does not depend on the order of the rules', () => {
    fc.assert(
      fc.property(anyPlan, anyGuest, (some, who) => {
        const turned = { ...some, rules: [...(some.rules ?? [])].reverse() };
        expect(resolveRelease(turned, 'mfe-sports', who)).toEqual(resolveRelease(some, 'mfe-sports', who));
      }),
    );
  });

  it('gives staff their preview where it is allowed, and the release of visitors elsewhere', () => {
    fc.assert(
      fc.property(anyPlan, anyGuest, (some, who) => {
        const { overrides, ...player } = who;
        const looked = overrides?.['mfe-sports'];
        const mayRun =
          looked !== undefined &&
          looked !== 'missing' &&
          some.withdrawn?.includes(`mfe-sports@${looked}`) !== true;
        const expected = mayRun
          ? { decision: { kind: 'release', release: looked }, layer: 'override' }
          : resolveRelease(some, 'mfe-sports', player);
        expect(resolveRelease(some, 'mfe-sports', who)).toEqual(expected);
        expect(resolveRelease(some, 'shell', who)).toEqual(resolveRelease(some, 'shell', { ...player }));
      }),
    );
  });

  it('selects a release that failed in this page only by a pin or for staff, otherwise the fallback', () => {
    fc.assert(
      fc.property(anyPlan, anyGuest, (some, who) => {
        const { decision: decided, layer } = resolveRelease(some, 'mfe-sports', who);
        if (decided.kind === 'release' && (layer === 'default' || layer === 'rollout'))
          expect(who.without ?? []).not.toContain(`mfe-sports@${decided.release}`);
        const isSpoilt = who.without?.some((name) => name.startsWith('mfe-sports@')) === true;
        const { before: _before, ...alone } = some;
        if (!isSpoilt)
          expect(resolveRelease(alone, 'mfe-sports', who)).toEqual(resolveRelease(some, 'mfe-sports', who));
        if (isSpoilt && decided.kind === 'release' && layer === 'default')
          expect([some.before?.['mfe-sports'], 'r1']).toContain(decided.release);
      }),
      { numRuns: 2_000 },
    );
  });

  it('matches the share of a rollout, and keeps its visitors when the share grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: BUCKETS }), fc.nat(BUCKETS - 1), (share, more) => {
        const within = (to: number) =>
          Array.from({ length: BUCKETS }, (_, bucket) => bucket).filter(
            (bucket) =>
              resolveRelease({ ...plan, rollouts: [{ ...canary, to }] }, 'mfe-sports', { ...visitor, bucket })
                .layer === 'rollout',
          );
        const first = within(share);
        expect(first).toHaveLength(share);
        const grown = new Set(within(Math.min(BUCKETS, share + more)));
        expect(first.every((bucket) => grown.has(bucket))).toBe(true);
      }),
      { numRuns: 5 },
    );
  });
});
