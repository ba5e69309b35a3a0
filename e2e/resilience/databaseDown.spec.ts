import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { originOf } from '../fixtures/brands.ts';
import { homeWithReleases } from '../fixtures/ownProduct.ts';
import { freePortBase, startStack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const START_MS = 60_000;
const LATE_DATABASE = 'foyer_late';
/** Port above all ports of a stack. */
const DATABASE_PORT_OFFSET = 40;

interface Health {
  readonly status: string;
  readonly waitingFor?: readonly string[];
}

/** Simulates a database that comes up: forwards a port without a listener to a running database. */
async function listenFor(target: URL, port: number): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => void (near.destroy(), far.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** Cleans up after a failed test. */
const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test('a product that starts without its database keeps serving releases, reports the missing database, and recovers once it is available', async ({
  page,
  ownProduct,
}) => {
  test.setTimeout(3 * START_MS);
  await ownProduct.rows(`create database ${LATE_DATABASE}`);
  const base = await freePortBase();
  const url = new URL(ownProduct.databaseUrl);
  const late = Object.assign(new URL(url), {
    port: String(base + DATABASE_PORT_OFFSET),
    pathname: `/${LATE_DATABASE}`,
  });
  const home = await homeWithReleases();
  undo.push(() => rm(home, { recursive: true, force: true }));
  const health = async (): Promise<Health> =>
    await fetch(`http://127.0.0.1:${base}/healthz`).then(
      (answer) => answer.json() as Promise<Health>,
      () => ({ status: 'unreachable' }),
    );

  const starting = startStack({
    home,
    environment: { DATABASE_URL: late.href },
    build: false,
    portBase: base,
  });
  let database: Server | undefined;
  const open = async (): Promise<Server> => (database ??= await listenFor(url, Number(late.port)));
  undo.push(async () => {
    const server = await open(); // the product would wait for its database indefinitely
    await (await starting).stop();
    server.close();
  });
  await test.step('the gateway reports what it waits for, and the page renders its frame', async () => {
    await expect
      .poll(async () => (await health()).waitingFor, { timeout: START_MS })
      .toEqual(expect.arrayContaining(['database', 'api', 'identity', 'registry']));
    await page.goto(`${originOf('aurora', base)}/en/more-casinos/`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Set limits' })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
  });
  await open();
  await starting;
  await test.step('all other services start automatically, and the open page recovers', async () => {
    expect((await health()).status).toBe('ready');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/en/games/"]')?.click());
    await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
    expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
  });
});
