import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { buildErrors } from '../release/buildApp.ts';
import { describeApp } from '../release/describeApp.ts';
import { currentReleaseSet, writeReleaseSet } from '../release/releaseSet.ts';
import { releaseFolder, storedRelease, workFolder } from '../release/store.ts';
import type { Release } from '../webpack/releaseFile.ts';
import { webpackConfiguration } from '../webpack/preset.ts';
import { PLACEHOLDER_RELEASE, restamp } from './restamp.ts';

export interface WatchOptions {
  home: string;
  /** Folder of the app. */
  folder: string;
  root?: string;
  /** A rebuild is live; milliseconds from the change webpack saw to the signed set. */
  onRelease(release: Release, ms: number): void;
  onProblem(message: string): void;
}

export interface Watching {
  /** Stops, and makes the release current again that was before. */
  stop(): Promise<void>;
}

/** Waits this long for more changes before it builds: an editor writes several files at once. */
const GATHER_MS = 20;

/** Old watch releases a page may still be showing. */
const KEPT_RELEASES = 3;

/** Builds an app on every change and makes each result current in a running home. */
export function watchApp({ home, folder, root, onRelease, onProblem }: WatchOptions): Watching {
  const described = describeApp(folder, { production: false, ...(root === undefined ? {} : { root }) });
  const container = described.container.replace(described.release, PLACEHOLDER_RELEASE);
  const output = workFolder(home, described.app, 'watch');
  const before = currentReleaseSet(home)?.apps.find((entry) => entry.app === described.app);
  const made: string[] = [];
  const compiler = webpack(webpackConfiguration({ ...described, release: PLACEHOLDER_RELEASE, container, output }));
  if (!compiler) throw new Error('webpack made no compiler');

  const publish = async (stats: Stats) => {
    const result = restamp(readFolder(output), JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8')) as Release);
    const { release } = result;
    if (!storedRelease(home, release.app, release.release)) writeRelease(home, release, result.files);
    await writeReleaseSet(home, [release]);
    onRelease(release, Date.now() - stats.startTime);
    if (!made.includes(release.release)) made.push(release.release);
    for (const old of made.splice(0, made.length - KEPT_RELEASES)) rmSync(releaseFolder(home, release.app, old), { recursive: true, force: true });
  };

  const watching = compiler.watch({ aggregateTimeout: GATHER_MS }, (error, stats) => {
    if (error || !stats) return onProblem(error?.message ?? 'webpack gave no result');
    if (stats.hasErrors()) return onProblem(buildErrors(described.app, stats));
    publish(stats).catch((problem: unknown) => onProblem(String(problem)));
  });

  return {
    async stop() {
      await new Promise<void>((resolve) => {
        watching?.close(() => resolve());
      });
      const release = before && storedRelease(home, before.app, before.release);
      if (release) await writeReleaseSet(home, [release]);
      rmSync(output, { recursive: true, force: true });
    },
  };
}

function readFolder(folder: string): Map<string, Buffer> {
  const files = globSync('**/*.*', { cwd: folder });
  return new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file))]));
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
