import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SBOM_FILE } from '../../webpack/billOfMaterials.ts';
import type { Release } from '../../webpack/releaseFile.ts';
import { buildApp } from './buildApp.ts';
import { compressFolder } from './compress.ts';
import type { AppDescription } from './describeApp.ts';
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
    setAside(output, maps);
    if (description.production) await compressFolder(output);
    return moveIntoStore(home, output, maps);
  } finally {
    for (const folder of [output, maps]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Moves source maps and the bill of materials out of the public folder. */
function setAside(output: string, maps: string): void {
  mkdirSync(maps, { recursive: true });
  for (const file of globSync(['**/*.map', SBOM_FILE], { cwd: output }))
    renameSync(path.join(output, file), path.join(maps, path.basename(file)));
}
