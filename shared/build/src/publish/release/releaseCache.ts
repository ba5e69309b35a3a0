import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { releaseFolder, storedRelease } from './store.ts';

/** Number of releases that the cache keeps per app, newest first. */
const MAX_ENTRIES = 5;

/**
 * Copies a release from another home, the cache, into this one. Releases are named by a hash of their inputs (ADR 0021), so one
 * with the same name is the same build; a cached file that does not match its hash in `release.json` makes the copy fail.
 * @returns whether the home has the release now.
 */
export function restoreRelease(cache: string, home: string, app: string, release: string): boolean {
  const cached = storedRelease(cache, app, release);
  if (!cached) return false;
  const source = releaseFolder(cache, app, release);
  for (const [file, integrity] of Object.entries(cached.sri)) {
    if (!existsSync(path.join(source, file)) || integrityOf(path.join(source, file)) !== integrity) {
      rmSync(source, { recursive: true, force: true });
      return false;
    }
  }
  copyRelease(cache, home, app, release);
  return true;
}

/** Copies a built release into the cache and removes the oldest ones of its app. */
export function saveRelease(cache: string, home: string, app: string, release: string): void {
  if (!storedRelease(cache, app, release)) copyRelease(home, cache, app, release);
  const folder = path.dirname(releaseFolder(cache, app, release));
  const byAge = readdirSync(folder).toSorted(
    (one, other) => statSync(path.join(folder, other)).mtimeMs - statSync(path.join(folder, one)).mtimeMs,
  );
  for (const old of byAge.slice(MAX_ENTRIES)) {
    rmSync(path.join(folder, old), { recursive: true, force: true });
    rmSync(mapsFolder(cache, app, old), { recursive: true, force: true });
  }
}

const mapsFolder = (home: string, app: string, release: string): string =>
  path.join(home, 'maps', app, release);

/** Copies `release.json` together with the folder in one step, as in every home. */
function copyRelease(from: string, to: string, app: string, release: string): void {
  const maps = mapsFolder(from, app, release);
  if (existsSync(maps)) cpSync(maps, mapsFolder(to, app, release), { recursive: true });
  const target = releaseFolder(to, app, release);
  const unfinished = path.join(to, 'releases', '.making', `${app}-${release}-${process.pid}-copy`);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(releaseFolder(from, app, release), unfinished, { recursive: true });
  renameSync(unfinished, target);
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
