import type { ReleaseDescription } from '@foyer/kernel/release-description';
import type { Integrity, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a squad signs when it publishes: `release.json` of the store, which of its publishings this is, and every file with its hash. */
export interface ReleaseDocument extends ReleaseSetEntry {
  readonly documents: readonly string[];
  readonly bytes: Readonly<Record<string, number>>;
  /** What the release gate goes by; absent in releases of before the gate. */
  readonly describes?: ReleaseDescription;
  /** Grows with every release that the squad publishes of the application. */
  readonly sequence: number;
  /** Every file of the folder, compressed copies included, by path. */
  readonly files: Readonly<Record<string, Integrity>>;
}

/** Hashes of every file below a folder, by path with slashes. @throws when the folder is not there. */
export async function inventoryOf(folder: string): Promise<Record<string, Integrity>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1));
  const hashed: [string, Integrity][] = [];
  // one after another: a release is a few megabytes, and players' requests use the same disk
  for (const file of files.sort())
    hashed.push([file.replaceAll('\\', '/'), integrityOf(await readFile(join(folder, file)))]);
  return Object.fromEntries(hashed);
}

export function integrityOf(content: Buffer): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
