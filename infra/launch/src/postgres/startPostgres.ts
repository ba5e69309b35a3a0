import { ifMissing } from '@foyer/runtime';
import type { Log } from '@foyer/runtime';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../processes.ts';
import { accountToDropTo, isReachableByOthers, type Account } from './account.ts';
import { findBinaries, refuseForeign } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { connectableServer, DATABASE_NAME, urlOf } from './connectableServer.ts';
import { giveUpOwnership, isOwnedByAnother, takeOwnership } from './ownership.ts';
import type { FoundServer } from './server.ts';

export interface PostgresOptions {
  /** Absolute path of the data home; created when missing. */
  readonly home: string;
  /** First port to try; the next free port is used. */
  readonly port: number;
  readonly log: Log;
  /** When set, no server is started. */
  readonly databaseUrl?: string | undefined;
  /**
   * Server settings by their names in postgresql.conf; they apply only when this call starts the server.
   */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningPostgres {
  readonly connectionString: string;
  /** Resolves when the server ends without a call of `stop`; otherwise never. */
  readonly lost: Promise<void>;
  /** Has no effect when another process is responsible for the server. */
  stop(): Promise<void>;
}

const SHARED_FOLDER = '/var/tmp';
const WATCH_MS = 1_000;
const STOP_POLL_MS = 10;
const STOP_DEADLINE_MS = 20_000;

/** Starts a real PostgreSQL for this data home from the npm package, as root or as an ordinary user. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    return {
      connectionString: options.databaseUrl,
      lost: new Promise(() => undefined),
      stop: () => Promise.resolve(),
    };
  }
  const account = accountToDropTo();
  const folders = await prepareFolders(options.home, account);
  const binaries = await findBinaries({
    copiesFolder: account ? SHARED_FOLDER : options.home,
    alwaysCopy: account !== undefined,
  });
  await ensureCluster({ binaries, dataFolder: folders.data, password: folders.password, account });
  const server = await connectableServer(folders.password, {
    postgres: binaries.postgres,
    dataFolder: folders.data,
    port: options.port,
    logFile: folders.logFile,
    account,
    settings: options.settings ?? {},
  });
  const ownerFile = join(options.home, 'pg.owner');
  const borrowed = server.child === undefined && (await isOwnedByAnother(ownerFile));
  if (!borrowed) await takeOwnership(ownerFile);
  options.log.info(server.child ? 'database started' : 'database found running', {
    port: server.port,
    dataFolder: folders.data,
  });
  return {
    connectionString: urlOf(server.port, folders.password, DATABASE_NAME),
    ...lifeOf(server, borrowed, ownerFile),
  };
}

interface Folders {
  readonly data: string;
  readonly logFile: string;
  readonly password: string;
}

async function prepareFolders(home: string, account: Account | undefined): Promise<Folders> {
  const keys = join(home, 'keys');
  await mkdir(keys, { recursive: true, mode: 0o700 });
  await mkdir(join(home, 'logs'), { recursive: true });
  const password = await readOrMakePassword(join(keys, 'postgres-password'));
  const logFile = join(home, 'logs', 'postgres.log');
  if (!account) return { data: join(home, 'pg'), logFile, password };
  await chmod(home, 0o711); // the other account may traverse the folder, but not list it
  if (isReachableByOthers(home)) return { data: join(home, 'pg'), logFile, password };
  // a hash of the password is part of the name: a new home at the same path gets its own database
  const elsewhere = join(
    SHARED_FOLDER,
    `foyer-data-${createHash('sha256').update(home).update(password).digest('hex').slice(0, 12)}`,
  );
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  refuseForeign(elsewhere);
  return { data: join(elsewhere, 'pg'), logFile, password };
}

async function readOrMakePassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
      ifMissing(undefined, ['EEXIST']), // another start created it
    );
    return (await readFile(file, 'utf8')).trim();
  }
}

function lifeOf(
  server: FoundServer,
  borrowed: boolean,
  ownerFile: string,
): Pick<RunningPostgres, 'lost' | 'stop'> {
  let stopping = false;
  const lost = new Promise<void>((resolve) => {
    if (server.child) {
      server.child.once('exit', () => !stopping && resolve());
      return;
    }
    const timer = setInterval(() => {
      if (stopping || isAlive(server.pid)) return;
      clearInterval(timer);
      resolve();
    }, WATCH_MS);
    timer.unref();
  });
  async function stop(): Promise<void> {
    if (stopping || borrowed) return;
    stopping = true;
    await stopServer(server.pid);
    await giveUpOwnership(ownerFile);
  }
  return { lost, stop };
}

/** SIGINT is PostgreSQL's fast shutdown: it disconnects clients and writes a clean checkpoint. */
async function stopServer(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_DEADLINE_MS;
  if (!signal(pid, 'SIGINT')) return;
  while (isAlive(pid) && Date.now() < deadline) await wait(STOP_POLL_MS);
  if (isAlive(pid)) signal(pid, 'SIGQUIT');
}

/** False when the process has ended. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return ifMissing(false, ['ESRCH'])(error);
  }
}
