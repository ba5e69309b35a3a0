import { globSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { SBOM_FILE } from '../../webpack/billOfMaterials.ts';
import { compressFolder } from './compress.ts';

/** Makes the output of a build publishable: moves what is not public to `maps`, and compresses the rest. */
export async function prepareRelease(output: string, maps: string, isCompressed: boolean): Promise<void> {
  mkdirSync(maps, { recursive: true });
  for (const file of globSync(['**/*.map', SBOM_FILE], { cwd: output }))
    renameSync(path.join(output, file), path.join(maps, path.basename(file)));
  if (isCompressed) await compressFolder(output);
}
