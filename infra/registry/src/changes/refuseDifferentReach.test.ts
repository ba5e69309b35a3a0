import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUCKETS, type ReleasePlan, type RolloutRule } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { bucketFor, explainRelease, resolveRelease } from '@foyer/kernel/resolve-release';
import { brands, BRANDS, type BrandId } from '@foyer/market';
import { effort, PROPERTY_TIMEOUT_MS, TEST_SEED } from '@foyer/testing/effort';
import { EMPTY_STATE, type EnvironmentState } from '../plan/environmentState.ts';
import { planOf } from '../plan/planOf.ts';
import { applyChange } from './applyChange.ts';
import type { Change } from './change.ts';

const APP = 'mfe-casino';
const AT = '2026-11-23T00:00:00.000Z';

function entry(app: string, release: string): [string, ReleaseSetEntry] {
  return [
    `${app}@${release}`,
    {
      app,
      release,
      version: '1.0.0',
      contract: 1,
      owner: app,
      container: 'c',
      base: '/',
      entry: 'entry.js',
      css: [],
      scripts: [],
      sri: {},
      i18n: {},
      pages: {},
      requires: {},
    },
  ];
}

const entries = new Map([entry(APP, 'one'), entry(APP, 'two'), entry('mfe-account', 'a1')]);
const startedRollout = [
  ['mfe-account', 'a1'],
  [APP, 'one'],
].reduce(
  (state, [app, release]) =>
    applyChange(state, { environment: 'production', kind: 'promote', app, release, reason: 'test' }, AT),
  EMPTY_STATE,
);

function rolledOut(
  state: EnvironmentState,
  { share, of, ...more }: Partial<Change> & { readonly of?: readonly BrandId[] },
): EnvironmentState {
  return applyChange(
    state,
    {
      environment: 'production',
      kind: 'rollout',
      app: APP,
      release: 'two',
      reason: 'test',
      ...more,
      share: share ?? 1,
      ...(of && { brands: [...of] }),
    },
    AT,
  );
}

const planFor = (state: EnvironmentState): ReleasePlan =>
  planOf(state, entries, { version: 1, issuedAt: AT, expiresAt: AT });
const visitorOf = (brand: BrandId, bucket: number) => ({
  brand,
  licence: brands[brand].licence,
  operator: brands[brand].operator,
  locale: 'en',
  bucket,
});
const resolved = (state: EnvironmentState, brand: BrandId, bucket: number, app = APP): string => {
  const { decision } = resolveRelease(planFor(state), app, visitorOf(brand, bucket));
  return decision.kind === 'off' ? 'off' : decision.release;
};

const share = fc.integer({ min: 1, max: BUCKETS });
const places = fc.option(fc.subarray([...BRANDS], { minLength: 1 }), { nil: undefined });
const visitors = fc.array(
  fc.record({ brand: fc.constantFrom(...BRANDS), bucket: fc.integer({ min: 0, max: BUCKETS - 1 }) }),
  { minLength: 20, maxLength: 60 },
);
/** First and last bucket of each share, where an off-by-one error of a rule shows. */
const atEdges = (...rules: readonly RolloutRule[]): readonly number[] =>
  rules
    .flatMap(({ from, to }) => [from, to - 1, to])
    .map((own) => (own - bucketFor(APP, 0) + 2 * BUCKETS) % BUCKETS);

describe('a rollout that was widened and is rolled back', () => {
  it(
    'gives every visitor the release they had before, and changes no other application',
    () => {
      fc.assert(
        fc.property(share, share, places, places, visitors, (left, right, some, others, who) => {
          const [small, large] = [Math.min(left, right), Math.max(left, right)];
          const more =
            some && others && BRANDS.filter((brand) => some.includes(brand) || others.includes(brand));
          const before = rolledOut(startedRollout, { share: small, ...(some && { of: some }) });
          fc.pre(small < large || (more ?? BRANDS).length > (some ?? BRANDS).length);
          const wide = rolledOut(before, { share: large, ...(some && { of: more ?? BRANDS }) });
          expect(() => rolledOut(wide, { share: small, of: some ?? BRANDS })).toThrow(
            expect.objectContaining({ code: 'ROLLOUT_NARROWER' }),
          );
          const back = rolledOut(wide, { share: small, of: some ?? BRANDS, narrower: true });
          for (const { brand, bucket } of [
            ...who,
            ...atEdges(...before.rollouts, ...wide.rollouts).flatMap((edge) =>
              BRANDS.map((brand) => ({ brand, bucket: edge })),
            ),
          ]) {
            expect(resolved(back, brand, bucket)).toBe(resolved(before, brand, bucket));
            // sticky: a visitor who gets the release in the narrow rollout got it in the wide one
            if (resolved(back, brand, bucket) === 'two') expect(resolved(wide, brand, bucket)).toBe('two');
            expect(resolved(back, brand, bucket, 'mfe-account')).toBe('a1');
          }
          const again = rolledOut(back, { share: large, of: (some && more) ?? BRANDS });
          for (const { brand, bucket } of who)
            expect(resolved(again, brand, bucket)).toBe(resolved(wide, brand, bucket));
        }),
        { seed: TEST_SEED, numRuns: effort({ smoke: 50, full: 1_000 }) },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  it('explains that a visitor who lost the release is outside by bucket or brand and gets the default', () => {
    const back = rolledOut(rolledOut(startedRollout, { share: 5_000 }), {
      share: 1_000,
      of: ['tuli'],
      narrower: true,
    });
    const plan = planFor(back);
    for (let bucket = 0; bucket < BUCKETS; bucket += 97) {
      const { bucket: own, decision, layer, steps } = explainRelease(plan, APP, visitorOf('tuli', bucket));
      const isInside = own < 1_000;
      expect({ decision, layer, reason: steps.at(-1)?.reason }).toEqual({
        decision: { kind: 'release', release: isInside ? 'two' : 'one' },
        layer: isInside ? 'rollout' : 'default',
        reason: isInside ? 'bucket-inside' : 'bucket-outside',
      });
      expect(explainRelease(plan, APP, visitorOf('aurora', bucket)).steps.at(-1)?.reason).toBe(
        'brand-not-included',
      );
    }
  });
});
