import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Terminal } from '../terminal.ts';

/** Runs a script of the repository with the remaining arguments and returns its exit code. */
export async function runScript(script: string, args: readonly string[], terminal: Terminal): Promise<void> {
  const child = spawn(process.execPath, [path.join(repositoryRoot, script), ...args], {
    stdio: 'inherit',
    cwd: repositoryRoot,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  terminal.exitCode = code ?? 1;
}
