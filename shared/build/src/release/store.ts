import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { canonicalJson } from '@foyer/kernel';
import type { Release } from '../webpack/releaseFile.ts';

/** Where the releases of a home live; the gateway serves this folder. */
export function releasesFolder(home: string): string {
  return path.join(home, 'releases');
}

export function releaseFolder(home: string, app: string, release: string): string {
  return path.join(releasesFolder(home), app, release);
}

/** Where the source maps of a release are: beside the public folder, not in it. */
export function mapsFolder(home: string, app: string, release: string): string {
  return path.join(home, 'maps', app, release);
}

/** A release of the store, or undefined when it is not there whole: `release.json` arrives with the folder or not at all. */
export function storedRelease(home: string, app: string, release: string): Release | undefined {
  const file = path.join(releaseFolder(home, app, release), 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined;
}

/** A folder on the store's own disk in which a release is made. */
export function workFolder(home: string, app: string, release: string): string {
  const folder = path.join(releasesFolder(home), '.making', `${app}-${release}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Moves a finished release to its place in one step. A release that is already there stays; the same id with other content is an
 * error, because browsers keep what they have of an id for ever.
 */
export function moveIntoStore(home: string, made: string, maps: string): Release {
  const release = JSON.parse(readFileSync(path.join(made, 'release.json'), 'utf8')) as Release;
  const target = releaseFolder(home, release.app, release.release);
  const existing = storedRelease(home, release.app, release.release);
  if (existing) {
    if (canonicalJson(existing.sri) !== canonicalJson(release.sri)) {
      throw new Error(
        `Release ${release.release} of ${release.app} exists with other content: the build depends on something its id does not cover`,
      );
    }
    return existing;
  }
  mkdirSync(path.dirname(target), { recursive: true });
  const mapsTarget = mapsFolder(home, release.app, release.release);
  mkdirSync(path.dirname(mapsTarget), { recursive: true });
  rmSync(mapsTarget, { recursive: true, force: true });
  if (existsSync(maps)) renameSync(maps, mapsTarget);
  renameSync(made, target);
  return release;
}
