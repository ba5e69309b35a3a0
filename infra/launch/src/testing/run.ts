import { spawn, type ChildProcess } from 'node:child_process';

export interface RunOptions {
  readonly cwd: string;
  /** `stream`: shown live; `collect`: shown only after a failure. */
  readonly output: 'stream' | 'collect';
  readonly environment?: Readonly<Record<string, string>>;
}

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

const MAX_CHARACTERS = 200_000;
const children = new Set<ChildProcess>();

/** Runs a command to its end; a command that cannot be started counts as failed, with the reason as its output. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.environment },
      stdio: options.output === 'stream' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    const collect = (chunk: Buffer): string => (output = (output + chunk.toString()).slice(-MAX_CHARACTERS));
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (code: number, reason = ''): void => {
      children.delete(child);
      resolve({ code, output: output + reason });
    };
    child.on('error', (error) => end(127, error.message));
    // not 'exit': the last output may arrive after it
    child.on('close', (code, signal) => end(code ?? 1, signal === null ? '' : `\nended by ${signal}`));
  });
}

/** Ends all child processes on Ctrl-C, so that none outlives the run. */
export function stopRunning(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}
