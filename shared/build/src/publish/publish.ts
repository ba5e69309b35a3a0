import { availableParallelism } from 'node:os';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { appFolders, describeApp } from './release/describeApp.ts';
import { makeInChild } from './release/makeInChild.ts';
import { restoreRelease, saveRelease } from './release/releaseCache.ts';
import { writeReleaseSet } from './release/releaseSet.ts';
import { removeExpired } from './release/retention.ts';
import { storedRelease } from './release/store.ts';
import { repositoryRoot } from '@foyer/workspace';
import type { Release } from '../webpack/releaseFile.ts';

/** Progress of an app while it is published. */
export interface PublishProgress {
  app: string;
  release: string;
  phase: 'unchanged' | 'building' | 'built';
  ms: number;
}

export interface PublishOptions {
  /** Path of the data home (FOYER_HOME). */
  home: string;
  /** Folders of the apps to publish; default: all apps of the repository. */
  apps?: readonly string[];
  onProgress?: (progress: PublishProgress) => void;
  /** Root of another repository, in tests. */
  root?: string;
  /** Folder that keeps finished releases across temporary homes. */
  cache?: string | undefined;
  /** Folder with compiled modules of earlier builds; without it, every module is compiled. */
  modules?: string | undefined;
}

/** Limit of parallel builds: webpack uses one core, and the database starts at the same time. */
const MAX_CONCURRENT_BUILDS = Math.min(2, availableParallelism());

/** Result of building: the releases in the store, and the apps that failed with the reason. */
export interface BuildResult {
  releases: readonly Release[];
  failures: readonly string[];
}

/**
 * Builds releases that the store does not have, without changing the current ones. Idempotent: when nothing
 * changed, it only hashes the sources.
 */
export async function buildAll(options: PublishOptions): Promise<BuildResult> {
  const {
    home,
    root = repositoryRoot,
    apps = appFolders(root),
    onProgress = () => {},
    cache,
    modules,
  } = options;
  const waiting = [...apps];
  const releases: Release[] = [];
  const failures: string[] = [];
  const worker = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      try {
        releases.push(await publishOne(folder, { home, root, onProgress, cache, modules }));
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_BUILDS }, worker));
  return { releases, failures };
}

/**
 * Builds releases that the store does not have and makes them current in the file, where no registry runs.
 * An app that does not build keeps its earlier release; the others are published before the error is
 * thrown.
 */
export async function publishAll(options: PublishOptions): Promise<ReleaseSet> {
  const { home } = options;
  const { releases, failures } = await buildAll(options);
  const set = await writeReleaseSet(home, releases);
  removeExpired(home, set, new Date());
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return set;
}

async function publishOne(
  folder: string,
  { home, root, onProgress, cache, modules }: Required<Omit<PublishOptions, 'apps'>>,
): Promise<Release> {
  const started = performance.now();
  const description = describeApp(folder, { root });
  const { app, release } = description;
  const report = (phase: PublishProgress['phase']) =>
    onProgress({ app, release, phase, ms: Math.round(performance.now() - started) });
  if (cache !== undefined && !storedRelease(home, app, release)) restoreRelease(cache, home, app, release);
  const stored = storedRelease(home, app, release);
  if (stored) {
    report('unchanged');
    return stored;
  }
  report('building');
  await makeInChild({ ...description, modules }, home);
  const made = storedRelease(home, app, release);
  if (!made) throw new Error(`${app}: the build process ended without a release`);
  if (cache !== undefined) saveRelease(cache, home, app, release);
  report('built');
  return made;
}
