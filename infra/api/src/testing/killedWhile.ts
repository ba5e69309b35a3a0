import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TEST_SECRETS } from './testApi.ts';

/** What somebody who works against an api that is killed again and again may know of it. */
export interface MortalApi {
  /** Of the process that lives now. */
  baseUrl(): string;
  /** The last kill is over: finish what you are at. */
  isOver(): boolean;
  /** Milliseconds since the epoch; whoever asks after this asks for ever. */
  readonly until: number;
}

export interface KillPlan<Value> {
  readonly connectionString: string;
  readonly kills: number;
  /** What has been done so far; a kill comes when it has grown by `distance`, so that work is always under way. */
  progress(): Promise<number>;
  distance(kill: number): number;
  readonly workers: readonly ((api: MortalApi) => Promise<Value>)[];
  readonly patienceMs: number;
}

/** Between two looks at what another process does; nothing is assumed to have happened meanwhile. */
export const POLL_MS = 10;
const SCRIPT = fileURLToPath(new URL('apiProcess.ts', import.meta.url));

/**
 * Lets everybody work against one api, which dies by SIGKILL and comes back so many times, and answers with what each came to.
 * @throws when it takes longer than the plan has patience, or a worker does; nothing is left running then.
 */
export async function killedWhile<Value>(plan: KillPlan<Value>): Promise<readonly Value[]> {
  const until = Date.now() + plan.patienceMs;
  let running = await start(plan.connectionString);
  let isOver = false;
  const api: MortalApi = { baseUrl: () => running.baseUrl, isOver: () => isOver, until };
  const working = Promise.all(plan.workers.map((work) => work(api)));
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
    if (Date.now() > api.until) throw new Error(`Nothing goes on before kill ${kill + 1}.`);
    await wait(POLL_MS);
  }
}

async function start(
  connectionString: string,
): Promise<{ readonly baseUrl: string; readonly child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [SCRIPT, connectionString, '/nowhere', TEST_SECRETS.internal, TEST_SECRETS.games],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(() => undefined),
  ]);
  if (!port) throw new Error('The api ended before it listened.');
  return { baseUrl: `http://127.0.0.1:${String(port[0]).trim()}`, child };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
