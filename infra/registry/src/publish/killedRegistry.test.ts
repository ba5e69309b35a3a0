import { publishRelease, type Published } from '@foyer/build/publish';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { releaseName } from '@foyer/kernel/release-plan';
import { inventoryOf } from '@foyer/runtime';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { publishedReleases } from './releaseStore.ts';

jest.setTimeout(3 * START_MS);

const CHILD = join(import.meta.dirname, '../testing/registryProcess.fixture.ts');
const OTHER_APPS = ['account', 'cashier', 'gamification', 'jackpot-raffle', 'sportsbook'];

let registry: TestRegistry;
let child: ChildProcess | undefined;

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish('shell', 's1', 1);
  await registry.stopBackgroundJobs();
}, DATABASE_START_MS);
afterEach(kill); // a process that is left keeps the connections of the database, and Jest, alive
afterAll(() => registry.close(), DATABASE_START_MS);

/** Starts the registry of the same home and database in a process of its own. @returns its address. */
async function start(): Promise<string> {
  child = fork(CHILD, [registry.home, registry.dependencies.pool.options.connectionString ?? '']);
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
}

async function kill(): Promise<void> {
  const running = child;
  if (running?.kill('SIGKILL')) await once(running, 'exit');
}

/** A machine of a squad, with the release in its own store. */
interface Machine {
  readonly app: string;
  readonly release: string;
  readonly home: string;
}

async function machineOf(app: string, release: string): Promise<Machine> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-squad-'));
  await registry.store(app, release);
  await cp(join(registry.home, 'keys'), join(home, 'keys'), { recursive: true });
  await mkdir(join(home, 'releases', app), { recursive: true });
  await rename(join(registry.home, 'releases', app, release), join(home, 'releases', app, release));
  return { app, release, home };
}

const publish = ({ app, release, home }: Machine, baseUrl: string): Promise<Published> =>
  publishRelease({ home, folder: join(home, 'releases', app, release), baseUrl, clock: Date.now });

/** Releases in the registry of which a file, a number or a signature is missing. */
async function halfPublished(): Promise<readonly string[]> {
  const releases = await publishedReleases(registry.pool, undefined);
  const numbers = Map.groupBy(releases, ({ document }) => document.app);
  const gaps = [...numbers].filter(
    ([, own]) => own.map(({ document }) => document.sequence).sort((a, b) => b - a)[0] !== own.length,
  );
  const broken: string[] = gaps.map(([app]) => `${app} has a gap in its numbers`);
  for (const { document, signatures } of releases) {
    const files = await inventoryOf(join(registry.home, 'releases', document.app, document.release));
    if (JSON.stringify(files) !== JSON.stringify(document.files) || signatures.length === 0)
      broken.push(document.release);
  }
  return broken;
}

it.each([0, 1, 3, 5])(
  'publishes ten releases of six applications whole or not at all when it is killed after %d of them',
  async (whole) => {
    const machines = await Promise.all([
      ...OTHER_APPS.map((squad) => machineOf(`mfe-${squad}`, `only${whole}`)),
      ...['a', 'b', 'c', 'd', 'e'].map((end) => machineOf('mfe-casino', `casino${whole}${end}`)),
    ]);
    const address = await start();
    let done = 0;
    const attempts = machines.map((machine) =>
      publish(machine, address).then((published) => {
        done += 1;
        if (done === whole) void kill();
        return published;
      }),
    );
    const settled = Promise.allSettled(attempts);
    if (whole === 0) await kill();
    const answered = (await settled).filter(({ status }) => status === 'fulfilled').length;
    await kill();
    expect(answered).toBeGreaterThanOrEqual(whole);
    expect(answered).toBeLessThan(machines.length);
    expect(await halfPublished()).toEqual([]);

    const again = await start();
    await Promise.all(machines.map((machine) => publish(machine, again)));
    expect(await halfPublished()).toEqual([]);
    const names = (await publishedReleases(registry.pool, undefined)).map(({ document }) =>
      releaseName(document.app, document.release),
    );
    expect(names).toEqual(
      expect.arrayContaining(machines.map(({ app, release }) => releaseName(app, release))),
    );
    expect(new Set(names).size).toBe(names.length);
    const operator = await registry.as('staff/operator');
    expect((await operator.get('/v1/audit/verify')).faults).toEqual([]);
    await Promise.all(machines.map(({ home }) => rm(home, { recursive: true })));
  },
);
