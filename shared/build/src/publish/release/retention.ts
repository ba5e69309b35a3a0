import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { releaseFolder, releasesFolder } from './store.ts';

/**
 * Longer than any page stays open, so that old tabs can still load their files
 * (requirements/platform#immutable-releases).
 */
export const RETENTION_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Records the removal time of the releases that a new set no longer contains. */
export function retire(home: string, before: ReleaseSet | undefined, after: ReleaseSet, now: Date): void {
  const live = liveReleases(after);
  for (const { app, release } of before?.apps ?? []) {
    const folder = releaseFolder(home, app, release);
    if (!live.has(`${app}/${release}`) && existsSync(folder)) utimesSync(folder, now, now);
  }
}

/** Removes releases that left the set longer ago than the retention period. */
export function removeExpired(
  home: string,
  set: ReleaseSet,
  now: Date,
  days: number = RETENTION_DAYS,
): string[] {
  const live = liveReleases(set);
  const removed: string[] = [];
  for (const app of foldersIn(releasesFolder(home)).filter((name) => !name.startsWith('.'))) {
    for (const release of foldersIn(path.join(releasesFolder(home), app))) {
      const folder = releaseFolder(home, app, release);
      if (live.has(`${app}/${release}`) || now.getTime() - statSync(folder).mtimeMs < days * DAY_MS) continue;
      rmSync(folder, { recursive: true, force: true });
      rmSync(path.join(home, 'maps', app, release), { recursive: true, force: true });
      removed.push(`${app}/${release}`);
    }
  }
  return removed;
}

function liveReleases(plan: ReleasePlan): Set<string> {
  return new Set([...plan.apps, ...(plan.others ?? [])].map(({ app, release }) => `${app}/${release}`));
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map((item) => item.name);
}
