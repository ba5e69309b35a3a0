import { ignoreError } from '@foyer/kernel';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, watch, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Problem } from './problem.ts';
import { readTypeOutput } from './readTypeOutput.ts';

export interface TypeCheckerOptions {
  readonly root: string;
  /** Folder of the app, relative to the root. */
  readonly folder: string;
  onProblems(problems: readonly Problem[]): void;
  /** Called once when types cannot be checked. */
  onEnd(reason: string): void;
}

/**
 * Checks the types of an app and of what it imports, in a process of its own. A build has the processors first: its
 * start ends a running check, and the check of the change starts when pages show it (ADR 0375).
 */
export interface TypeChecker {
  /** A build has started. */
  hold(): void;
  /** Pages show the result of the build, or it failed. */
  check(): void;
  stop(): void;
}

/** A change of a file without code, such as a type, starts no build. */
const WITHOUT_BUILD_MS = 500;
const SOURCE = /\.[cm]?tsx?$/;
const LOW_PRIORITY = 10;

export function createTypeChecker({ root, folder, onProblems, onEnd }: TypeCheckerOptions): TypeChecker {
  const compiler = compilerOf(root);
  if (compiler === undefined) {
    onEnd('TypeScript is not installed');
    return { hold() {}, check() {}, stop() {} };
  }
  const { project, information } = projectOf(root, folder);
  const args = [
    '-p',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    information,
    '--pretty',
    'false',
  ];
  let running: ChildProcess | undefined;
  let isHeld = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  function end(reason: string): void {
    if (!hasEnded) onEnd(reason);
    hasEnded = true;
  }

  function cancel(): void {
    clearTimeout(waiting);
    running?.kill();
    running = undefined;
  }

  function check(): void {
    cancel();
    isHeld = false;
    const child = spawn(process.execPath, [compiler ?? '', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    lowerPriority(child);
    const output = readTypeOutput({ root, cwd: root });
    createInterface({ input: child.stdout }).on('line', output.read);
    child.on('error', (error) => end(error.message));
    // after the last line of the output
    child.on('close', (code, signal) => {
      if (running !== child) return;
      running = undefined;
      const problems = output.problems();
      if (signal === null && (code === 0 || problems.length > 0)) onProblems(problems);
      else end(`The type checker ended with ${signal ?? `code ${code}`}`);
    });
  }

  const sources = watch(path.join(root, folder, 'src'), { recursive: true }, (_event, file) => {
    if (isHeld || file === null || !SOURCE.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(check, WITHOUT_BUILD_MS);
  });
  return {
    hold() {
      isHeld = true;
      cancel();
    },
    check,
    stop() {
      sources.close();
      cancel();
    },
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch (error) {
    ignoreError('a process that has ended, or a system without priorities')(error);
  }
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

/** A project's own configuration, or one for a single app of the repository, and the file of its results. */
function projectOf(root: string, folder: string): { readonly project: string; readonly information: string } {
  const cache = path.join(root, 'node_modules/.cache/foyer');
  mkdirSync(cache, { recursive: true });
  const name = path.basename(path.resolve(root, folder));
  const information = path.join(cache, `${name}.tsbuildinfo`);
  const own = path.join(root, folder, 'tsconfig.json');
  if (existsSync(own)) return { project: own, information };
  const project = path.join(cache, `${name}.tsconfig.json`);
  const build = path.join(root, 'shared/build');
  const content = {
    extends: path.join(build, 'tsconfig/browser.json'),
    include: [path.join(root, folder, 'src/**/*'), path.join(build, 'types/browser.d.ts')],
    exclude: ['**/*.test.ts', '**/*.test.tsx'].map((pattern) => path.join(root, folder, pattern)),
  };
  writeFileSync(project, `${JSON.stringify(content, null, 2)}\n`);
  return { project, information };
}
