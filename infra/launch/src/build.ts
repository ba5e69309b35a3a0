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
  /** Current releases of the apps whose build succeeded. */
  readonly releases: readonly StoredRelease[];
  /** The problem to show when an app failed to build. */
  readonly problem?: LaunchProblem;
}

/** Message of the build process. */
export interface BuildMessage {
  readonly progress?: PublishProgress;
  readonly releases?: readonly StoredRelease[];
}

const SHOWN_LINES = 12;

/**
 * Builds outdated apps in a child process, which returns webpack's memory when it ends and does not delay
 * requests.
 */
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
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM'); // a process group, so that the builds it forked end as well
    });
  });
}

function problemOf(output: string): LaunchProblem {
  return new LaunchProblem(
    `A front end does not build:\n${output.trim().split('\n').slice(0, SHOWN_LINES).join('\n')}`,
    'Fix the error and start again, or use the existing releases with --no-build.',
  );
}
