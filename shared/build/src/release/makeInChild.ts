import { fork } from 'node:child_process';
import path from 'node:path';
import type { AppDescription } from './describeApp.ts';

/** Each build has a process of its own: two run at once, and their memory goes when they end. */
export function makeInChild(description: AppDescription, home: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'makeReleaseChild.ts'), [], {
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
        : reject(new Error(output.trim() || `${description.app}: the build ended with ${code}`)),
    );
    child.send({ description, home });
  });
}
