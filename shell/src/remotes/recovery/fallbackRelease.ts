import { ignoreError } from '@foyer/kernel';
import { releaseName } from '@foyer/kernel/release-plan';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { Releases } from '../../releases/releases.ts';
import { within } from '../loading/deadline.ts';

/** In ms. Another release is better than a notice, and the player sees the skeleton meanwhile. */
const FALLBACK_DEADLINE_MS = 2_400;

/** The second step of the recovery ladder: another release of the app takes the place of a failed one. */
export interface FallbackRelease {
  /** The live release, or another one of the set while the live one has failed. */
  entryOf(app: string): ReleaseSetEntry | undefined;
  markWorking(entry: ReleaseSetEntry): void;
  markFailed(entry: ReleaseSetEntry): void;
  /** Marks the release as failed. Resolves to whether there is another release to try; never rejects. */
  switchToFallback(entry: ReleaseSetEntry): Promise<boolean>;
}

export interface FallbackReleasePorts {
  readonly releases: Releases;
  /** Reads the live release set without the named releases. */
  readReleases(without: readonly string[]): Promise<ReleaseSet>;
}

export function createFallbackRelease({ releases, readReleases }: FallbackReleasePorts): FallbackRelease {
  const failed = new Set<string>();
  return {
    entryOf: (app) => releases.entryOf(app, failed),
    markWorking: ({ release }) => void failed.delete(release),
    markFailed: ({ release }) => void failed.add(release),
    // the signed plan names the fallback: the release of the other visitors during a rollout, otherwise the
    // previous one
    async switchToFallback(entry) {
      failed.add(entry.release);
      const without = releases
        .current()
        .apps.filter(({ app, release }) => app === entry.app && failed.has(release))
        .map(({ app, release }) => releaseName(app, release));
      const set = await within(FALLBACK_DEADLINE_MS, 'ENTRY_TIMEOUT', readReleases(without)).catch(
        ignoreError('release set not read'), // the notice is shown
      );
      const other = set?.apps.find(({ app, release }) => app === entry.app && !failed.has(release));
      if (other) releases.addFallback(other);
      return other !== undefined;
    },
  };
}
