import type { ReleaseSet } from '@foyer/kernel/release-set';
import { describeApp } from '../release/describeApp.ts';
import { makeRelease } from '../release/makeRelease.ts';
import { writeReleaseSet } from '../release/releaseSet.ts';

/** Publishes an app once more under another release id: every file of it is another one, as after any change of its sources. */
export async function laterRelease(home: string, folder: string): Promise<ReleaseSet> {
  const release = await makeRelease(describeApp(folder, { salt: 'later' }), home);
  return writeReleaseSet(home, [release]);
}
