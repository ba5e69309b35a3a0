import type { ReleasePlan } from './release-plan.ts';
import type { ReleaseSetEntry } from './release-set.ts';

/** Prefix of the signed payload, so that a plan for browsers is never valid as a plan for the edge. */
export const BROWSER_PLAN_PREFIX = 'foyer-browser-plan-1\n';

/** Bucket of the requesting browser. Unsigned: a forged one can only select among signed releases. */
export const BUCKET_HEADER = 'x-foyer-bucket';

export type { SignedBrowserPlan } from './signed-browser-plan.ts';

/**
 * Returns the plan without staff overrides and fields that pages do not read. It contains every layer: a
 * page resolves the plan for its own visitor.
 */
export function planForBrowser({ overrides: _, ...plan }: ReleasePlan): ReleasePlan {
  return {
    ...plan,
    apps: plan.apps.map(entryForBrowser),
    ...(plan.others && { others: plan.others.map(entryForBrowser) }),
  };
}

/**
 * Returns a release as sent to pages. Hashes do not compress, so those of lazy scripts are omitted: the
 * entry that loads them contains them, and its own hash is included.
 */
export function entryForBrowser({ firstQueries: _, ...entry }: ReleaseSetEntry): ReleaseSetEntry {
  const first = new Set([entry.entry, ...entry.scripts]);
  return {
    ...entry,
    sri: Object.fromEntries(
      Object.entries(entry.sri).filter(([name]) => name.endsWith('.css') || first.has(name)),
    ),
  };
}
