import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir, readdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from '../processes.ts';
import { accountToDropTo } from './account.ts';
import { startPostgres } from './startPostgres.ts';

const log = createLog('test', () => undefined);
const HOLDER = join(import.meta.dirname, 'holder.fixture.ts');
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? it : it.skip;
const onLinux = process.platform === 'linux' ? it : it.skip;
const POLL_MS = 10;
const DEADLINE_MS = 60_000;
let home: string;
let port: number;

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'foyer pg '));
  await chmod(parent, 0o755); // as root, the data of a home that other accounts cannot read is stored elsewhere
  home = join(parent, 'a home');
  port = await freePort();
});

const holders = new Set<Promise<void>>();
const children = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(holders);
  children.clear();
  holders.clear();
});

afterAll(() => rm(join(home, '..'), { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: found } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return found;
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** A separate process that starts and holds the database, so that a test can kill it. */
async function holder(): Promise<{ child: ChildProcess; connectionString: string; exited: Promise<void> }> {
  const child = spawn(process.execPath, [HOLDER, home, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  children.add(child);
  holders.add(exited);
  if (!child.stdout) throw new Error('the holder wrote no output');
  for await (const line of createInterface({ input: child.stdout }))
    return { child, connectionString: line, exited };
  throw new Error('the holder ended');
}

/** True if a client on this machine has a connection to the port, accepted or not. */
async function isConnectedTo(target: number): Promise<boolean> {
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n');
  const ESTABLISHED = '01';
  return rows.some((row) => {
    const [, , remote = '', state] = row.trim().split(/\s+/);
    return state === ESTABLISHED && Number.parseInt(remote.split(':')[1] ?? '', 16) === target;
  });
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(home, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('the embedded database', () => {
  it(
    'starts under any path, keeps its data, and stops completely',
    async () => {
      const first = await startPostgres({ home, port, log });
      await query(first.connectionString, 'create table durable as select 7 as n');
      const pid = await postmaster();
      await first.stop();
      expect(isAlive(pid)).toBe(false);
      const second = await startPostgres({ home, port, log });
      expect(await query(second.connectionString, 'select n from durable')).toEqual([{ n: 7 }]);
      await second.stop();
    },
    DEADLINE_MS,
  );

  it(
    'is durable, checksummed, sorted by code point and protected by a password',
    async () => {
      const database = await startPostgres({ home, port, log });
      const settings =
        "select current_setting('fsync') f, current_setting('data_checksums') c, (select datcollate from pg_database where datname = 'foyer') l";
      expect(await query(database.connectionString, settings)).toEqual([{ f: 'on', c: 'on', l: 'C' }]);
      await expect(
        query(database.connectionString.replace(/:[^:@]+@/, ':wrong@'), 'select 1'),
      ).rejects.toMatchObject({ code: '28P01' });
      await database.stop();
    },
    DEADLINE_MS,
  );

  it(
    'uses the next port when its own is taken',
    async () => {
      const taken = createServer();
      await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
      const database = await startPostgres({ home, port, log });
      expect(Number(new URL(database.connectionString).port)).toBeGreaterThan(port);
      await database.stop();
      await new Promise((resolve) => taken.close(resolve));
    },
    DEADLINE_MS,
  );

  it(
    'is shared with a second instance, which does not stop it',
    async () => {
      const { child, connectionString, exited } = await holder();
      const second = await startPostgres({ home, port, log });
      expect(second.connectionString).toBe(connectionString);
      await second.stop();
      expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
      child.kill('SIGTERM');
      await exited;
    },
    DEADLINE_MS,
  );

  it(
    'survives a killed launcher, and the next launcher stops it (requirements/reliability#database-process)',
    async () => {
      const { child, exited } = await holder();
      const pid = await postmaster();
      child.kill('SIGKILL');
      await exited;
      const next = await startPostgres({ home, port, log });
      expect(await postmaster()).toBe(pid);
      await next.stop();
      expect(isAlive(pid)).toBe(false);
    },
    DEADLINE_MS,
  );

  it(
    'recovers after every process was killed and left a stale lock',
    async () => {
      const { child, exited } = await holder();
      const pid = await postmaster();
      process.kill(pid, 'SIGKILL');
      child.kill('SIGKILL');
      await exited;
      const next = await startPostgres({ home, port, log });
      expect(await query(next.connectionString, 'select n from durable')).toEqual([{ n: 7 }]);
      await next.stop();
    },
    DEADLINE_MS,
  );

  onLinux(
    'starts another server when the one that it found is killed before it answers',
    async () => {
      const { child, exited } = await holder();
      const pid = await postmaster();
      process.kill(pid, 'SIGSTOP');
      child.kill('SIGKILL');
      await exited;
      const starting = startPostgres({ home, port, log });
      while (!(await isConnectedTo(port))) await wait(POLL_MS);
      process.kill(pid, 'SIGKILL');
      const next = await starting;
      expect(await query(next.connectionString, 'select n from durable')).toEqual([{ n: 7 }]);
      await next.stop();
    },
    DEADLINE_MS,
  );

  it(
    'reports an unexpected end of the server',
    async () => {
      const database = await startPostgres({ home, port, log });
      process.kill(await postmaster(), 'SIGKILL');
      await database.lost;
      await database.stop();
    },
    DEADLINE_MS,
  );

  it('is not started when DATABASE_URL is set', async () => {
    const database = await startPostgres({
      home: '/nowhere',
      port,
      log,
      databaseUrl: 'postgresql://elsewhere/db',
    });
    expect(database.connectionString).toBe('postgresql://elsewhere/db');
    await database.stop();
  });

  asRoot(
    'runs as an account that owns nothing else, and hides the password from other accounts',
    async () => {
      const database = await startPostgres({ home, port, log });
      const account = accountToDropTo();
      const status = await readFile(`/proc/${await postmaster()}/status`, 'utf8');
      expect(status).toContain(`Uid:\t${account?.uid}\t${account?.uid}\t${account?.uid}\t${account?.uid}`);
      expect((await stat(join(home, 'keys'))).mode & 0o077).toBe(0);
      expect((await stat(join(home, 'keys', 'postgres-password'))).mode & 0o077).toBe(0);
      await database.stop();
    },
    DEADLINE_MS,
  );

  asRoot(
    'keeps its data where its account can reach it when the home is closed to others',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'foyer-closed-'));
      const database = await startPostgres({ home: join(closed, 'home'), port, log });
      const [folder] = (await query(
        database.connectionString,
        "select current_setting('data_directory') as folder",
      )) as { folder: string }[];
      expect(folder?.folder).toMatch(/^\/var\/tmp\/foyer-data-[0-9a-f]{12}\/pg$/);
      await database.stop();
      expect(await readdir(join(closed, 'home'))).toEqual(['keys', 'logs']);
      await rm(join(folder?.folder ?? closed, '..'), { recursive: true });
      await rm(closed, { recursive: true });
    },
    DEADLINE_MS,
  );

  asRoot(
    'runs for an ordinary user as well',
    async () => {
      const account = accountToDropTo();
      if (!account) throw new Error('the test needs root');
      const folder = join(home, '..', 'of a user');
      await mkdir(folder);
      await chown(join(home, '..'), account.uid, account.gid);
      await chown(folder, account.uid, account.gid);
      const { status, stderr } = spawnSync(
        process.execPath,
        [HOLDER, join(folder, 'home'), String(await freePort()), 'once'],
        { ...account, encoding: 'utf8' },
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    },
    DEADLINE_MS,
  );
});
