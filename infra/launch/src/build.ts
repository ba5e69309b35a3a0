import type { PublishProgress } from '@foyer/build';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CleanUp } from './cleanUp.ts';
import { LaunchProblem } from './launchProblem.ts';

export interface Building {
  readonly home: string;
  readonly cleanUp: CleanUp;
  onProgress(progress: PublishProgress): void;
}

/** A release in the store. */
export interface StoredRelease {
  readonly app: string;
  readonly release: string;
}

export interface Built {
  /** What the sources say now, for every app that builds. */
  readonly releases: readonly StoredRelease[];
  /** Why not all of them do. */
  readonly problem?: LaunchProblem;
}

/** What the building process says. */
export interface BuildMessage {
  readonly progress?: PublishProgress;
  readonly releases?: readonly StoredRelease[];
}

const SHOWN_LINES = 12;

/** Builds what is stale, in a process of its own: webpack's memory goes when it ends, and requests do not wait for it. */
export function buildStale({ home, cleanUp, onProgress }: Building): Promise<Built> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'buildChild.ts'), [home], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    let output = '';
    let built: readonly StoredRelease[] = [];
    const collect = (chunk: Buffer): string => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', ({ progress, releases }: BuildMessage) => {
      if (progress) onProgress(progress);
      if (releases) built = releases;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      resolve({ releases: built, ...(code !== 0 && { problem: problemOf(output) }) }),
    );
    cleanUp.add('build', () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM'); // its own group: the builds it forked as well
    });
  });
}

function problemOf(output: string): LaunchProblem {
  return new LaunchProblem(
    `A front end does not build:\n${output.trim().split('\n').slice(0, SHOWN_LINES).join('\n')}`,
    'Mend it and start again, or use the releases that are there with --no-build.',
  );
}
