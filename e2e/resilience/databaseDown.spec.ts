import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { originOf } from '../fixtures/brands.ts';
import { homeWithReleases } from '../fixtures/ownProduct.ts';
import { freePortBase, startStack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const START_MS = 60_000;
const LATE_DATABASE = 'foyer_late';
/** Above every port of a stack. */
const DATABASE_PORT_OFFSET = 40;

interface Health {
  readonly status: string;
  readonly waitingFor?: readonly string[];
}

/** A database that comes up: a port at which nothing listened passes on to one. */
async function listenFor(target: URL, port: number): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => void (near.destroy(), far.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** What a failed test would leave behind. */
const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test('a product that starts without its database serves what ran before, says so, and is whole once the database is there', async ({
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
      () => ({ status: 'nobody' }),
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
    const server = await open(); // without it the product would wait on
    await (await starting).stop();
    server.close();
  });
  await test.step('the edge says what it waits for, and the page comes with its frame', async () => {
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
  await test.step('everything else starts by itself, and the open page goes on', async () => {
    expect((await health()).status).toBe('ready');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/en/games/"]')?.click());
    await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
    expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
  });
});
