import { fork } from 'node:child_process';
import { ownFile } from '../../ownFile.ts';
import type { AppDescription } from './describeApp.ts';

/** Builds in a child process: two builds can run in parallel, and their memory is freed when they end. */
export function makeInChild(description: AppDescription, home: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(ownFile(import.meta, 'makeReleaseChild'), [], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(output.trim() || `${description.app}: the build exited with code ${code}`)),
    );
    child.send({ description, home });
  });
}
