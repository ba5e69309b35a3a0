import type { Release } from '@foyer/build';
import { prepareRelease } from '@foyer/build/prepare';
import { mapsFolder, releaseFolder } from '@foyer/build/store';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COMPRESSED = /\.(?:br|gz)$/;

/** A temporary data home whose store contains one release. */
export interface Staged {
  readonly home: string;
  /** Folder with the files that are published. */
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Copies a built folder into a temporary store: source maps and the bill of materials apart, because they are not
 * public, and compressed copies beside the files. They are made here, because no hash of the manifest covers those of
 * the folder.
 */
export async function stageFolder(built: string, { app, release }: Release): Promise<Staged> {
  const home = await mkdtemp(path.join(tmpdir(), 'foyer-folder-'));
  const folder = releaseFolder(home, app, release);
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(built, folder, { recursive: true, filter: (file) => !COMPRESSED.test(file) });
  await prepareRelease(folder, mapsFolder(home, app, release), true);
  return { home, folder, remove: () => rm(home, { recursive: true, force: true }) };
}
