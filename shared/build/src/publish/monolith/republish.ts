import type { ReleaseSet } from '@foyer/kernel/release-set';
import { describeApp } from '../release/describeApp.ts';
import { makeRelease } from '../release/makeRelease.ts';
import { writeReleaseSet } from '../release/releaseSet.ts';

/**
 * Publishes an app again under another release id, so that every file changes, as after any change of its
 * sources.
 */
export async function republish(home: string, folder: string): Promise<ReleaseSet> {
  const release = await makeRelease(describeApp(folder, { salt: 'later' }), home);
  return writeReleaseSet(home, [release]);
}
