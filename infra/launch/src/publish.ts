import type { PublishProgress } from '@foyer/build';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CleanUp } from './cleanUp.ts';
import { LaunchProblem } from './launchProblem.ts';

export interface Publishing {
  readonly home: string;
  readonly cleanUp: CleanUp;
  onProgress(progress: PublishProgress): void;
}

const SHOWN_LINES = 12;

/** Builds what is stale, in a process of its own: webpack's memory goes when it ends, and requests do not wait for it. */
export function publishStale({ home, cleanUp, onProgress }: Publishing): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'publishChild.ts'), [home], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
    let output = '';
    const collect = (chunk: Buffer): string => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', (message) => onProgress(message as PublishProgress));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new LaunchProblem(`A front end does not build:\n${output.trim().split('\n').slice(0, SHOWN_LINES).join('\n')}`, 'Mend it and start again, or use the releases that are there with --no-build.'));
    });
    cleanUp.add('build', () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM'); // its own group: the builds it forked as well
    });
  });
}
