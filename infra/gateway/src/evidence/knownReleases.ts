import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import type { Clock } from '@foyer/runtime';

/** Releases that pages may have received; reports about others are ignored. */
export interface KnownReleases {
  registerReleases(plan: ReleasePlan): void;
  has(app: string, release: string): boolean;
}

/** Open pages keep the release they have. */
const RETENTION_MS = 24 * 3_600_000;
const MAX_RELEASES = 1_000;

export function createKnownReleases(clock: Clock): KnownReleases {
  let current = new Set<string>();
  const left = new Map<string, number>();
  return {
    registerReleases(plan) {
      const now = clock();
      const next = new Set(
        [...plan.apps, ...(plan.others ?? [])].map(({ app, release }) => releaseName(app, release)),
      );
      for (const name of current) if (!next.has(name)) left.set(name, now + RETENTION_MS);
      for (const [name, until] of left) if (until <= now || left.size > MAX_RELEASES) left.delete(name);
      current = next;
    },
    has(app, release) {
      const name = releaseName(app, release);
      return current.has(name) || (left.get(name) ?? 0) > clock();
    },
  };
}
