import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { canonicalJson } from '@foyer/kernel';
import type { Release } from '../../webpack/releaseFile.ts';

/** The folder with the releases of a home, which the gateway serves. */
export function releasesFolder(home: string): string {
  return path.join(home, 'releases');
}

export function releaseFolder(home: string, app: string, release: string): string {
  return path.join(releasesFolder(home), app, release);
}

/** Folder with the source maps of a release, next to the public folder. */
export function mapsFolder(home: string, app: string, release: string): string {
  return path.join(home, 'maps', app, release);
}

/**
 * A complete release of the store; undefined when it is missing or incomplete: `release.json` and the
 * folder appear in one step.
 */
export function storedRelease(home: string, app: string, release: string): Release | undefined {
  const file = path.join(releaseFolder(home, app, release), 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined;
}

/** A folder on the store's file system in which a release is built. */
export function workFolder(home: string, app: string, release: string): string {
  const folder = path.join(releasesFolder(home), '.making', `${app}-${release}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Moves a finished release into the store in one step. An existing release is kept; other content under the
 * same id is an error, because browsers cache the files of an id indefinitely.
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
