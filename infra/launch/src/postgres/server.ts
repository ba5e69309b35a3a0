import { ifMissing } from '@foyer/runtime';
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LaunchProblem } from '../launchProblem.ts';
import { commandOf, isAlive } from '../processes.ts';
import type { Account } from './account.ts';
import { databaseEnvironment } from './cluster.ts';
import { readPostmasterPid, type PostmasterPid } from './postmasterPid.ts';

export interface ServerOptions {
  readonly postgres: string;
  readonly dataFolder: string;
  readonly port: number;
  readonly logFile: string;
  readonly account: Account | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

/** A running server, started by us (`child`) or found. */
export interface FoundServer {
  readonly pid: number;
  readonly port: number;
  readonly child: ChildProcess | undefined;
}

const POLL_MS = 10;
const READY_DEADLINE_MS = 60_000; // crash recovery replays the log first
const RETRY_MS = 500;
const START_ATTEMPTS = 20;
const PORTS_TRIED = 50;

/**
 * Uses the server that runs on this data folder, or starts one; waits until all processes of a killed one have ended.
 */
export async function findOrStartServer(options: ServerOptions): Promise<FoundServer> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const running = await runningServer(options.dataFolder);
    if (running) return { pid: running.pid, port: running.port, child: undefined };
    const started = await startServer(options);
    if (started) return started;
    await wait(RETRY_MS);
  }
  throw new LaunchProblem(
    `The database did not start: ${lastLogLine(options.logFile)}`,
    `See ${options.logFile} for details.`,
  );
}

async function runningServer(dataFolder: string): Promise<PostmasterPid | undefined> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (Date.now() < deadline) {
    const found = await readPostmasterPid(dataFolder);
    if (!found || !isAlive(found.pid)) return undefined;
    if (!/postgres/i.test(commandOf(found.pid) ?? 'postgres')) {
      // left by a crash: another program now has its process id, and PostgreSQL would mistake it for a running
      // server
      await rm(join(dataFolder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.ready) return found;
    await wait(POLL_MS);
  }
  return undefined;
}

/** Undefined when the server ended before it was ready. */
async function startServer(options: ServerOptions): Promise<FoundServer | undefined> {
  const port = await freePort(options.port);
  const log = openSync(options.logFile, 'a');
  const child = spawn(
    options.postgres,
    [
      ...['-D', options.dataFolder, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...options.account,
      cwd: '/',
      env: databaseEnvironment(),
      stdio: ['ignore', log, log],
      detached: true, // the terminal's Ctrl-C must reach only the launcher, which stops the database last
    },
  );
  closeSync(log);
  child.on('error', () => undefined); // a missing pid below reports the failure
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (
    child.pid !== undefined &&
    child.exitCode === null &&
    child.signalCode === null &&
    Date.now() < deadline
  ) {
    const found = await readPostmasterPid(options.dataFolder);
    if (found?.ready && found.pid === child.pid) return { pid: child.pid, port, child };
    await wait(POLL_MS);
  }
  child.kill('SIGKILL');
  return undefined;
}

async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + PORTS_TRIED; port += 1) if (await isPortFree(port)) return port;
  throw new LaunchProblem(
    `No port from ${first} to ${first + PORTS_TRIED - 1} is free for the database.`,
    'Set FOYER_DATABASE_PORT to a free port.',
  );
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}

function lastLogLine(file: string): string {
  try {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line)) ?? lines.at(-1) ?? '';
  } catch (error) {
    return ifMissing('it wrote no log')(error);
  }
}
