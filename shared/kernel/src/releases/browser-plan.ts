import type { ReleasePlan } from './release-plan.ts';
import type { ReleaseSetEntry } from './release-set.ts';

/** Prefix of the signed payload, so that a plan for browsers can never pass for the plan of an edge. */
export const BROWSER_PLAN_PREFIX = 'foyer-browser-plan-1\n';

/** The bucket of the browser that asks. It is not signed: whatever it says, only what is signed can come of it. */
export const BUCKET_HEADER = 'x-foyer-bucket';

export type { SignedBrowserPlan } from './signed-browser-plan.ts';

/**
 * The plan without fields that no page reads and without staff overrides. Every layer is in it: a page
 * resolves the plan for its own visitor.
 */
export function planForBrowser({ overrides: _, ...plan }: ReleasePlan): ReleasePlan {
  return {
    ...plan,
    apps: plan.apps.map(entryForBrowser),
    ...(plan.others && { others: plan.others.map(entryForBrowser) }),
  };
}

/**
 * A release as a page carries it. Hashes do not compress, so unused ones are left out: the hash of every lazy
 * script is inside the entry that loads it, whose own hash is here.
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
