import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { buildErrors } from '../publish/release/buildApp.ts';
import { describeApp } from '../publish/release/describeApp.ts';
import { currentReleaseSet, writeReleaseSet } from '../publish/release/releaseSet.ts';
import { releaseFolder, storedRelease, workFolder } from '../publish/release/store.ts';
import type { Release } from '../webpack/releaseFile.ts';
import { webpackConfiguration } from '../webpack/preset.ts';
import { runLatest } from './runLatest.ts';
import { PLACEHOLDER_RELEASE, assignReleaseId } from './assignReleaseId.ts';

export interface WatchOptions {
  home: string;
  /** Folder of the app. */
  folder: string;
  root?: string;
  /**
   * Called when a rebuild is live; `ms` is the time from the change that webpack detected to the signed set.
   */
  onRelease(release: Release, ms: number): void;
  onProblem(message: string): void;
}

export interface Watching {
  /** Stops watching and makes the previous release current again. */
  stop(): Promise<void>;
}

/** Time to wait for more changes before a build: editors write several files at once. */
const GATHER_MS = 20;

/** Number of old watch releases that are kept, because a page may still show them. */
const RETAINED_RELEASES = 3;

/** Builds an app on every change, and makes each result current in a running home. */
export function watchApp({ home, folder, root, onRelease, onProblem }: WatchOptions): Watching {
  const app = path.basename(folder);
  const before = currentReleaseSet(home)?.apps.find((entry) => entry.app === app);
  const watching = watchReleases({
    home,
    folder,
    onProblem,
    ...(root === undefined ? {} : { root }),
    async onRelease(release, startedAt) {
      await writeReleaseSet(home, [release]);
      onRelease(release, Date.now() - startedAt);
    },
  });
  return {
    async stop() {
      await watching.stop();
      const release = before && storedRelease(home, before.app, before.release);
      if (release) await writeReleaseSet(home, [release]);
    },
  };
}

export interface WatchReleasesOptions extends Omit<WatchOptions, 'onRelease'> {
  /**
   * Called when a build is in the store under its own release id; `startedAt` is the time at which webpack
   * detected the change. Calls do not overlap, and only the newest waiting build is reported.
   */
  onRelease(release: Release, startedAt: number): Promise<void>;
}

/**
 * Builds an app on every change and puts each result into the store of a home, without changing the current
 * release.
 */
export function watchReleases({ home, folder, root, onRelease, onProblem }: WatchReleasesOptions): Watching {
  const described = describeApp(folder, { production: false, ...(root === undefined ? {} : { root }) });
  const container = described.container.replace(described.release, PLACEHOLDER_RELEASE);
  const output = workFolder(home, described.app, 'watch');
  const made: string[] = [];
  const compiler = webpack(
    webpackConfiguration({ ...described, release: PLACEHOLDER_RELEASE, container, output }),
  );
  if (!compiler) throw new Error('webpack created no compiler');
  const announce = runLatest(onRelease, (problem) =>
    onProblem(problem instanceof Error ? problem.message : String(problem)),
  );

  function store(stats: Stats): void {
    const { release, files } = assignReleaseId(
      readFolder(output),
      JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8')) as Release,
    );
    if (!storedRelease(home, release.app, release.release)) writeRelease(home, release, files);
    if (!made.includes(release.release)) made.push(release.release);
    for (const old of made.splice(0, made.length - RETAINED_RELEASES))
      rmSync(releaseFolder(home, release.app, old), { recursive: true, force: true });
    announce(release, stats.startTime);
  }

  const watching = compiler.watch({ aggregateTimeout: GATHER_MS }, (error, stats) => {
    if (error || !stats) return onProblem(error?.message ?? 'webpack returned no result');
    if (stats.hasErrors()) return onProblem(buildErrors(described.app, stats));
    try {
      store(stats);
    } catch (problem) {
      onProblem(String(problem));
    }
  });

  return {
    async stop() {
      await new Promise<void>((resolve) => {
        watching?.close(() => resolve());
      });
      await announce.settled();
      rmSync(output, { recursive: true, force: true });
    },
  };
}

function readFolder(folder: string): Map<string, Buffer> {
  const files = globSync('**/*.*', { cwd: folder });
  return new Map(
    files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file))]),
  );
}

function writeRelease(home: string, release: Release, files: ReadonlyMap<string, Buffer>): void {
  const target = releaseFolder(home, release.app, release.release);
  const draft = workFolder(home, release.app, release.release);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
    writeFileSync(path.join(draft, file), content);
  }
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(draft, target);
}
