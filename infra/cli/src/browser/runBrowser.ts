import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

/** Result of the browser, or the reason why it returned no result. */
export type BrowserAnswer<Result> = { readonly result: Result } | { readonly problem: string };

/** Commands of `browserChild.ts`: `check` opens a composed candidate, `verify --pages` reads the live pages. */
type BrowserTask = { readonly kind: 'smoke' | 'read' } & Readonly<Record<string, unknown>>;

const DEADLINE_MS = 180_000;
const CHILD = 'infra/launch/src/browser/browserChild.ts';

/** A process that waits for its task. */
let prepared: ChildProcess | undefined;

/**
 * Starts the process and its browser before the task is known, which take most of two seconds: while the planned state is
 * checked and the candidate is built. It ends with this process if no task follows.
 * @param gatewayPort - port of the product whose pages the task opens.
 */
export function prepareBrowser(gatewayPort: number): void {
  if (prepared) return;
  prepared = start([String(gatewayPort)]);
  prepared.unref();
  prepared.channel?.unref();
  (prepared.stderr as Socket | null)?.unref();
}

/** Ends the process when no page has to be opened. */
export function endPreparedBrowser(): void {
  prepared?.kill();
  prepared = undefined;
}

function start(args: readonly string[] = []): ChildProcess {
  return fork(path.join(repositoryRoot, CHILD), args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}

/**
 * Runs `browserChild.ts` in a separate process, in parallel to the rules. Times out after three minutes.
 */
export function runBrowser<Result>(task: BrowserTask): Promise<BrowserAnswer<Result>> {
  const child = prepared?.connected ? prepared : start();
  prepared = undefined;
  child.ref();
  child.channel?.ref();
  (child.stderr as Socket | null)?.ref();
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    child.once('message', (answer: BrowserAnswer<Result>) => resolve(answer));
    child.once('exit', () => {
      clearTimeout(timer);
      resolve({ problem: stderr.trim() || `The browser returned no result within ${DEADLINE_MS / 1000} s.` });
    });
    child.send(task);
  });
}
