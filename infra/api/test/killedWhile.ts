import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TEST_SECRETS } from './testApi.ts';

/** View of an API process that is killed repeatedly, for the workers of a test. */
export interface MortalApi {
  /** Address of the current process. */
  baseUrl(): string;
  /** True after the last kill: workers should finish. */
  isOver(): boolean;
  /** Deadline in ms since the epoch for work and polling. */
  readonly until: number;
}

export interface KillPlan<Value> {
  readonly connectionString: string;
  readonly kills: number;
  /**
   * Progress counter of the workers. The next kill happens when it has grown by `distance`, so that work is
   * always in progress.
   */
  progress(): Promise<number>;
  distance(kill: number): number;
  readonly workers: readonly ((api: MortalApi) => Promise<Value>)[];
  readonly timeoutMs: number;
}

/** Polling interval for the state of another process; not a timing assumption. */
export const POLL_MS = 10;
const SCRIPT = fileURLToPath(new URL('apiProcess.ts', import.meta.url));

/**
 * Runs all workers against one API, which is killed by SIGKILL and restarted `kills` times.
 * @returns the workers' results.
 * @throws when a worker fails or the deadline passes; no process is left running.
 */
export async function killedWhile<Value>(plan: KillPlan<Value>): Promise<readonly Value[]> {
  const until = Date.now() + plan.timeoutMs;
  let running = await start(plan.connectionString);
  let isOver = false;
  const api: MortalApi = { baseUrl: () => running.baseUrl, isOver: () => isOver, until };
  const working = Promise.all(plan.workers.map((work) => work(api))).then((values) => {
    // work that has ended makes no progress that another kill could wait for
    isOver = true;
    return values;
  });
  const dying = async (): Promise<void> => {
    for (let kill = 0; kill < plan.kills && !isOver; kill += 1) {
      await grown(plan, kill, api);
      if (isOver) return;
      await stop(running.child);
      running = await start(plan.connectionString);
    }
    isOver = true;
  };
  try {
    const [values] = await Promise.all([working, dying()]);
    return values;
  } finally {
    isOver = true;
    await stop(running.child);
  }
}

async function grown<Value>(
  { progress, distance }: KillPlan<Value>,
  kill: number,
  api: MortalApi,
): Promise<void> {
  const target = (await progress()) + distance(kill);
  while (!api.isOver() && (await progress()) < target) {
    if (Date.now() > api.until) throw new Error(`No progress before kill ${kill + 1}.`);
    await wait(POLL_MS);
  }
}

async function start(
  connectionString: string,
): Promise<{ readonly baseUrl: string; readonly child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [SCRIPT, connectionString, '/nonexistent', TEST_SECRETS.internal, TEST_SECRETS.games],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(() => undefined),
  ]);
  if (!port) throw new Error('The API process exited before it was listening.');
  return { baseUrl: `http://127.0.0.1:${String(port[0]).trim()}`, child };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
