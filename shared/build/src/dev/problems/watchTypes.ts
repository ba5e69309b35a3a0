import { ignoreError } from '@foyer/kernel';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Problem } from './problem.ts';
import { readTypeOutput } from './readTypeOutput.ts';

export interface WatchTypesOptions {
  readonly root: string;
  /** Folder of the app, relative to the root. */
  readonly folder: string;
  onProblems(problems: readonly Problem[]): void;
  /** Called when the compiler ended before it was stopped. */
  onEnd(reason: string): void;
}

/** Checks the types of an app and of what it imports on each change, in a process of its own. */
export function watchTypes({ root, folder, onProblems, onEnd }: WatchTypesOptions): { stop(): void } {
  const compiler = compilerOf(root);
  if (compiler === undefined) {
    onEnd('TypeScript is not installed');
    return { stop() {} };
  }
  const child = spawn(
    process.execPath,
    [
      compiler,
      '-p',
      projectOf(root, folder),
      '--noEmit',
      '--watch',
      '--pretty',
      'false',
      '--preserveWatchOutput',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const read = readTypeOutput({ root, cwd: root }, onProblems);
  createInterface({ input: child.stdout }).on('line', read);
  let isStopped = false;
  child.on('error', (error) => onEnd(error.message));
  child.on('exit', (code) => {
    if (!isStopped) onEnd(`The type checker ended with code ${code}`);
  });
  return {
    stop() {
      isStopped = true;
      child.kill();
    },
  };
}

/** The native compiler where it is installed, otherwise the project's own. */
function compilerOf(root: string): string | undefined {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  for (const name of ['typescript-7', 'typescript']) {
    try {
      return path.join(path.dirname(resolve(`${name}/package.json`)), 'bin/tsc');
    } catch (error) {
      ignoreError('not installed, the next compiler is tried')(error);
    }
  }
  return undefined;
}

/** A project's own configuration, or one for a single app of the repository. */
function projectOf(root: string, folder: string): string {
  const own = path.join(root, folder, 'tsconfig.json');
  if (existsSync(own)) return own;
  const cache = path.join(root, 'node_modules/.cache/foyer');
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, `${path.basename(folder)}.tsconfig.json`);
  const build = path.join(root, 'shared/build');
  const content = {
    extends: path.join(build, 'tsconfig/browser.json'),
    compilerOptions: { incremental: false },
    include: [path.join(root, folder, 'src/**/*'), path.join(build, 'types/browser.d.ts')],
    exclude: ['**/*.test.ts', '**/*.test.tsx'].map((pattern) => path.join(root, folder, pattern)),
  };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}
