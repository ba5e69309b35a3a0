import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startListening } from '../kills/listeningChild.ts';

/** A service in a process of its own, which prints its port when it listens and can be killed. */
export interface ChildService {
  baseUrl(): string;
  pid(): number;
  /** Kills the process with SIGKILL and starts a new one on the same port. Returns the milliseconds until it listens. */
  kill(): Promise<number>;
  close(): Promise<void>;
}

export interface ChildServiceOptions {
  readonly script: URL;
  /** The port follows them; 0 at the first start. */
  readonly args: readonly string[];
  /** Called when the process ends without being killed. */
  readonly fellOver: () => void;
}

export async function startChildService({
  script,
  args,
  fellOver,
}: ChildServiceOptions): Promise<ChildService> {
  let child: ChildProcess;
  let port = '0';
  let isExpected = false;

  async function start(): Promise<void> {
    ({ child, port } = await startListening({ args: [fileURLToPath(script), ...args, port] }));
    child.once('exit', () => {
      if (!isExpected) fellOver();
    });
  }

  async function end(): Promise<void> {
    const exited = once(child, 'exit');
    isExpected = true;
    child.kill('SIGKILL');
    await exited;
    isExpected = false;
  }

  await start();
  const killWithProcess = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithProcess);
  return {
    baseUrl: () => `http://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    async kill() {
      const startedAt = Date.now();
      await end();
      await start();
      return Date.now() - startedAt;
    },
    async close() {
      process.off('exit', killWithProcess);
      await end();
    },
  };
}
