import type { ReleaseDescription } from '@foyer/kernel/release-description';
import type { ReleaseSource } from '@foyer/kernel/release-source';
import type { Integrity, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The document that a squad signs to publish a release: `release.json` of the store, its sequence number,
 * and all files with their hashes.
 */
export interface ReleaseDocument extends ReleaseSetEntry {
  readonly documents: readonly string[];
  readonly bytes: Readonly<Record<string, number>>;
  /** Input of the release gate; absent in releases older than the gate. */
  readonly describes?: ReleaseDescription;
  /** Repository state that it was built from; does not change what the release is. */
  readonly source?: ReleaseSource;
  /** Increases with every release of the application that the squad publishes. */
  readonly sequence: number;
  /** All files of the folder by path, including compressed copies. */
  readonly files: Readonly<Record<string, Integrity>>;
}

/**
 * Hashes of all files below a folder, by path with slashes.
 * @throws when the folder does not exist.
 */
export async function inventoryOf(folder: string): Promise<Record<string, Integrity>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1));
  const hashed: [string, Integrity][] = [];
  // sequential: a release has a few megabytes, and players' requests use the same disk
  for (const file of files.sort())
    hashed.push([file.replaceAll('\\', '/'), integrityOf(await readFile(join(folder, file)))]);
  return Object.fromEntries(hashed);
}

/** The SHA-384 of a file in the notation of the `integrity` attribute. */
export function integrityOf(content: Buffer): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
