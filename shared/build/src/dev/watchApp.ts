import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { describeApp } from '../publish/release/describeApp.ts';
import { currentReleaseSet, writeReleaseSet } from '../publish/release/releaseSet.ts';
import { releaseFolder, storedRelease, workFolder } from '../publish/release/store.ts';
import { repositoryRoot } from '@foyer/workspace';
import type { Release } from '../webpack/releaseFile.ts';
import { webpackConfiguration } from '../webpack/preset.ts';
import { HOT_UPDATE } from '../webpack/refresh/hotConfiguration.ts';
import { runLatest } from './runLatest.ts';
import { PLACEHOLDER_RELEASE } from '../webpack/releaseNames.ts';
import { assignReleaseId, type Files } from './assignReleaseId.ts';
import { buildProblems } from './problems/buildProblems.ts';
import { problemText, type Problem } from './problems/problem.ts';

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
  /** Makes a build whose modules are replaced in open pages. */
  readonly hot?: HotListener;
  /** True for a release whose files open pages may still request. */
  retained?(release: string): boolean;
}

/** Receives the files of a hot build before they become a release. */
export interface HotListener {
  /** A change was detected, and its build starts. */
  started(): void;
  /** The release is stored when the promise resolves, so that open pages are served first. */
  built(hash: string, files: Files): Promise<void>;
  /** The errors of a build; none after a successful one. */
  problems(problems: readonly Problem[]): void;
}

/**
 * Builds an app on every change and puts each result into the store of a home, without changing the current
 * release.
 */
export function watchReleases({
  home,
  folder,
  root = repositoryRoot,
  onRelease,
  onProblem,
  hot,
  retained = () => false,
}: WatchReleasesOptions): Watching {
  const described = describeApp(folder, { production: false, root });
  const container = described.container.replace(described.release, PLACEHOLDER_RELEASE);
  const output = workFolder(home, described.app, 'watch');
  const made: string[] = [];
  const compiler = webpack(
    webpackConfiguration({
      ...described,
      release: PLACEHOLDER_RELEASE,
      container,
      output,
      hot: hot !== undefined,
    }),
  );
  if (!compiler) throw new Error('webpack created no compiler');
  if (hot) compiler.hooks.invalid.tap('foyer-dev', () => hot.started());
  async function store(files: Files, startedAt: number): Promise<void> {
    const { release, files: stamped } = assignReleaseId(
      files,
      JSON.parse(files.get('release.json')?.toString() ?? '') as Release,
    );
    if (!storedRelease(home, release.app, release.release)) writeRelease(home, release, stamped);
    if (!made.includes(release.release)) made.push(release.release);
    const outdated = made
      .slice(0, Math.max(0, made.length - RETAINED_RELEASES))
      .filter((old) => !retained(old));
    for (const old of outdated) {
      made.splice(made.indexOf(old), 1);
      rmSync(releaseFolder(home, release.app, old), { recursive: true, force: true });
    }
    await onRelease(release, startedAt);
  }

  const takeFiles = (): Map<string, Buffer> => {
    const files = readFolder(output);
    for (const name of files.keys()) if (HOT_UPDATE.test(name)) rmSync(path.join(output, name));
    return files;
  };

  const keep = runLatest(async (files: Files, startedAt: number, served: Promise<void> | undefined) => {
    await served;
    await store(new Map([...files].filter(([name]) => !HOT_UPDATE.test(name))), startedAt);
  }, reportFailure);

  function reportFailure(problem: unknown): void {
    onProblem(problem instanceof Error ? problem.message : String(problem));
  }

  const watching = compiler.watch({ aggregateTimeout: GATHER_MS }, (error, stats) => {
    if (error || !stats) return onProblem(error?.message ?? 'webpack returned no result');
    const problems = buildProblems(stats, { root, folder });
    hot?.problems(problems);
    if (problems.length > 0)
      return hot ? undefined : onProblem(problems.map((problem) => problemText(problem)).join('\n'));
    const files = takeFiles();
    keep(files, stats.startTime, hot?.built(stats.hash ?? '', files));
  });

  return {
    async stop() {
      await new Promise<void>((resolve) => {
        watching?.close(() => resolve());
      });
      await keep.settled();
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
