import { rmSync } from 'node:fs';
import type { Release } from '../../webpack/releaseFile.ts';
import { buildApp } from './buildApp.ts';
import type { AppDescription } from './describeApp.ts';
import { prepareRelease } from './prepareRelease.ts';
import { moveIntoStore, storedRelease, workFolder } from './store.ts';

/**
 * Returns the release of the current sources: from the store if it exists, otherwise built, compressed and
 * stored.
 */
export async function makeRelease(description: AppDescription, home: string): Promise<Release> {
  const stored = storedRelease(home, description.app, description.release);
  if (stored) return stored;
  const output = workFolder(home, description.app, description.release);
  const maps = `${output}-maps`;
  try {
    await buildApp({ ...description, output });
    await prepareRelease(output, maps, description.production);
    return moveIntoStore(home, output, maps);
  } finally {
    for (const folder of [output, maps]) rmSync(folder, { recursive: true, force: true });
  }
}
