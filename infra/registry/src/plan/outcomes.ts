import { canonicalJson } from '@foyer/kernel';
import type { Outcome, VisitorShare } from '@foyer/kernel/change-answers';
import { BUCKETS, type ReleasePlan } from '@foyer/kernel/release-plan';
import { appsOf, bucketFor, resolveRelease } from '@foyer/kernel/resolve-release';
import { brands, BRANDS, type BrandId } from '@foyer/market';

/**
 * All outcomes of an application for the visitors of a brand, resolved with the edge's function: one for each
 * range of buckets between the bounds of rollouts.
 */
export function outcomesFor(plan: ReleasePlan, app: string, brand: BrandId): readonly Outcome[] {
  const found = new Map<string, { locales: string[]; shares: readonly VisitorShare[] }>();
  for (const { locale } of brands[brand].locales) {
    const shares = visitorShares(plan, app, brand, locale);
    const same = found.get(canonicalJson(shares));
    if (same) same.locales.push(locale);
    else found.set(canonicalJson(shares), { locales: [locale], shares });
  }
  return [...found.values()];
}

/** Brands whose visitors would get another release, or none, after the change. */
export function affectedBrands(before: ReleasePlan, after: ReleasePlan): readonly BrandId[] {
  const apps = [...new Set([...appsOf(before), ...appsOf(after)])];
  const seen = (plan: ReleasePlan, brand: BrandId): string =>
    canonicalJson(
      apps.map((app) =>
        outcomesFor(plan, app, brand).map(({ locales, shares }) => ({
          locales,
          shares: shares.map(({ decision, share }) => ({ decision, share })),
        })),
      ),
    );
  return BRANDS.filter((brand) => seen(before, brand) !== seen(after, brand));
}

function visitorShares(
  plan: ReleasePlan,
  app: string,
  brand: BrandId,
  locale: string,
): readonly VisitorShare[] {
  const { licence, operator } = brands[brand];
  const found = new Map<string, VisitorShare>();
  for (const { bucket, size } of bucketRanges(plan, app)) {
    const { decision, layer, rule } = resolveRelease(plan, app, { brand, licence, operator, locale, bucket });
    const outcome = { decision, layer, ...(rule !== undefined && { rule }) };
    const name = canonicalJson(outcome);
    found.set(name, { ...outcome, share: (found.get(name)?.share ?? 0) + size });
  }
  return [...found.values()];
}

/** Ranges of buckets that resolve equally, each with one bucket that represents it. */
function bucketRanges(plan: ReleasePlan, app: string): readonly { bucket: number; size: number }[] {
  const bounds = [
    ...new Set([
      0,
      BUCKETS,
      ...(plan.rollouts ?? []).filter((rule) => rule.app === app).flatMap(({ from, to }) => [from, to]),
    ]),
  ].sort((left, right) => left - right);
  const shift = bucketFor(app, 0);
  return bounds.slice(0, -1).map((from, index) => ({
    bucket: (from - shift + BUCKETS) % BUCKETS,
    size: (bounds[index + 1] ?? BUCKETS) - from,
  }));
}
