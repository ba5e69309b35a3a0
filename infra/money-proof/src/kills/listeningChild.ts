import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '@foyer/kernel';

/** A process that printed its port. */
export interface ListeningChild {
  readonly child: ChildProcess;
  readonly port: string;
}

export interface ChildCommand {
  /** Arguments of Node: options, the script and its arguments. */
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** A process that prints no port in this time is killed. */
  readonly maxStartMs?: number;
}

const MAX_START_MS = 60_000;
/** Characters of the output of a process that an error contains. */
const MAX_OUTPUT = 2_000;
const PAUSE_MS = 250;

/**
 * Starts a process that prints its port when it listens. Its errors are printed here, too.
 * @throws with the last output of a process that ends or stays silent.
 */
export async function startListening({
  args,
  env = process.env,
  maxStartMs = MAX_START_MS,
}: ChildCommand): Promise<ListeningChild> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const killWithProcess = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithProcess);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-MAX_OUTPUT);
    process.stderr.write(chunk);
  });
  const ended = once(child, 'close').then(() => `ended (${child.exitCode ?? child.signalCode})`);
  const timer = new AbortController();
  const silent = wait(maxStartMs, `printed no port in ${maxStartMs} ms`, { signal: timer.signal });
  const first = await Promise.race([once(child.stdout, 'data'), ended, silent]);
  timer.abort();
  process.off('exit', killWithProcess);
  silent.catch(ignoreError('the timer was aborted'));
  if (typeof first !== 'string') return { child, port: String(first[0]).trim() };
  child.kill('SIGKILL');
  await ended;
  throw new Error(`The process ${first}: node ${args.join(' ')}\n${output}`.trimEnd());
}

/**
 * Starts a process again while it cannot start, for example because its database is unavailable.
 * @param maxMs - no start after this time
 * @throws with the last output after that time.
 */
export async function startListeningAgain(command: ChildCommand, maxMs: number): Promise<ListeningChild> {
  const endsAt = Date.now() + maxMs;
  for (let starts = 1; ; starts += 1)
    try {
      return await startListening(command);
    } catch (cause) {
      if (Date.now() + PAUSE_MS >= endsAt)
        throw new Error(`Started ${starts} times in ${maxMs} ms without success. ${String(cause)}`, {
          cause,
        });
      await wait(PAUSE_MS);
    }
}
