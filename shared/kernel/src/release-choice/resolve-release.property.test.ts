import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUCKETS, type ReleasePlan, type Visitor } from '../releases/release-plan.ts';
import { canary, plan, visitor } from './resolve-release.fixture.ts';
import { bucketFor, explainRelease, resolveRelease } from './resolve-release.ts';

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
const anyPageVisitor: fc.Arbitrary<Visitor> = fc
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

describe('resolveRelease for any plan', () => {
  it('explains exactly its decision: the last accepted step is the decision', () => {
    fc.assert(
      fc.property(anyPlan, anyPageVisitor, (some, who) => {
        const { steps, bucket, ...resolution } = explainRelease(some, 'mfe-sports', who);
        expect(resolution).toEqual(resolveRelease(some, 'mfe-sports', who));
        expect(bucket).toBe(bucketFor('mfe-sports', who.bucket));
        expect(steps.filter((step) => step.taken).at(-1)?.decision).toEqual(resolution.decision);
      }),
    );
  });

  it('never selects a withdrawn or unknown release, and never an application that a matching rule switches off', () => {
    fc.assert(
      fc.property(anyPlan, anyPageVisitor, (some, who) => {
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
      fc.property(anyPlan, anyPageVisitor, (some, who) => {
        const turned = { ...some, rules: [...(some.rules ?? [])].reverse() };
        expect(resolveRelease(turned, 'mfe-sports', who)).toEqual(resolveRelease(some, 'mfe-sports', who));
      }),
    );
  });

  it('gives staff their preview where it is allowed, and the release of visitors elsewhere', () => {
    fc.assert(
      fc.property(anyPlan, anyPageVisitor, (some, who) => {
        const { overrides, ...player } = who;
        const override = overrides?.['mfe-sports'];
        const mayRun =
          override !== undefined &&
          override !== 'missing' &&
          some.withdrawn?.includes(`mfe-sports@${override}`) !== true;
        const expected = mayRun
          ? { decision: { kind: 'release', release: override }, layer: 'override' }
          : resolveRelease(some, 'mfe-sports', player);
        expect(resolveRelease(some, 'mfe-sports', who)).toEqual(expected);
        expect(resolveRelease(some, 'shell', who)).toEqual(resolveRelease(some, 'shell', { ...player }));
      }),
    );
  });

  it('selects a release that failed in this page only by a pin or for staff, otherwise the fallback', () => {
    fc.assert(
      fc.property(anyPlan, anyPageVisitor, (some, who) => {
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
