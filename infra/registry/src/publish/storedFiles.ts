import { releaseName } from '@foyer/kernel/release-plan';
import { ifMissing, inventoryOf, Refusal, type PoolClient, type ReleaseDocument } from '@foyer/runtime';
import { join } from 'node:path';
import { publishedRelease } from './releaseStore.ts';

/** A file of a release that differs from its signed hash. */
export interface FileFault {
  readonly file: string;
  readonly problem: 'changed' | 'missing';
}

export function releaseFolder(home: string, app: string, release: string): string {
  return join(home, 'releases', app, release);
}

/**
 * Hashes every file of a release again. Unsigned files are ignored, because the edge serves listed files
 * only.
 * @throws when the disk cannot be read: a failing disk must not withdraw a release as missing.
 */
export async function fileFaults(
  home: string,
  { app, release, files }: ReleaseDocument,
): Promise<readonly FileFault[]> {
  const found = await inventoryOf(releaseFolder(home, app, release)).catch(
    ifMissing<Record<string, string>>({}),
  );
  return Object.entries(files).flatMap(([file, hash]): FileFault[] => {
    const actual = found[file];
    if (actual === hash) return [];
    return [{ file, problem: actual === undefined ? 'missing' : 'changed' }];
  });
}

/** @throws {@link Refusal} for a release that was never published, or whose files in the store differ. */
export async function refuseDamagedFiles(
  client: PoolClient,
  { home, app, release }: { readonly home: string; readonly app: string; readonly release: string },
): Promise<void> {
  const known = await publishedRelease(client, app, release);
  if (!known) throw new Refusal(404, 'RELEASE_UNKNOWN', `${releaseName(app, release)} was never published.`);
  const [fault] = await fileFaults(home, known.document);
  if (fault)
    throw new Refusal(
      409,
      'FILES_DIFFER',
      `${fault.file} of ${releaseName(app, release)} is ${fault.problem} in the store.`,
    );
}
