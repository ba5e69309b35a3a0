import type { ReleaseSet } from '@foyer/kernel/release-set';
import { writeReleaseSet } from '../release/releaseSet.ts';
import { storedRelease } from '../release/store.ts';

/** Makes the releases of an earlier set current again, so that two variants can be measured in turn on one server. */
export function useReleases(home: string, set: ReleaseSet): Promise<ReleaseSet> {
  const releases = set.apps.map(({ app, release }) => {
    const stored = storedRelease(home, app, release);
    if (!stored) throw new Error(`${app} ${release} is not in the store`);
    return stored;
  });
  return writeReleaseSet(home, releases);
}
