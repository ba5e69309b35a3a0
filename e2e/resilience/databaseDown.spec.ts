import { testClient } from '@foyer/runtime/service-calls';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { originOf } from '../fixtures/brands.ts';
import { homeWithReleases } from '../fixtures/ownProduct.ts';
import { freePortBase, startStack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const START_MS = 60_000;
const LATE_DATABASE = 'foyer_late';
/** Port above all ports of a stack. */
const DATABASE_PORT_OFFSET = 40;
const API_PORT_OFFSET = 1;
const PUBLISHED = 'Offers of the week';

interface Health {
  readonly status: string;
  readonly waitingFor?: readonly string[];
}

/** A database that can be stopped and started. */
interface Connection {
  /** Ends every connection. */
  close(): Promise<void>;
}

/** Simulates a database that starts: forwards a port without a listener to a running database. */
async function listenFor(target: URL, port: number): Promise<Connection> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('close', () => ends.delete(end)).on('error', () => void (near.destroy(), far.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const end of ends) end.destroy();
      }),
  };
}

const CONTENT = { brand: 'aurora', section: 'texts/en' } as const;

/** Publishes a text of the menu by the calls that the console sends. */
async function publishText(home: string, gatewayPort: number, text: string): Promise<void> {
  const secret = (await readFile(path.join(home, 'keys/internal-secret'), 'utf8')).trim().split(/\s+/)[0];
  const send = async (name: string, body: object): Promise<void> =>
    expect(
      await testClient.callSigned({
        baseUrl: `http://127.0.0.1:${gatewayPort + API_PORT_OFFSET}`,
        path: `/internal/content/${name}`,
        body: { ...CONTENT, reason: 'Campaign', key: randomUUID(), ...body },
        secret: secret ?? '',
        clock: Date.now,
      }),
    ).toMatchObject({ status: 200 });
  await send('draft', { body: { 'menu.promotions': text }, basedOn: 0, staff: 'ann@staff.test' });
  await send('publish', { version: 1, live: null, staff: 'bob@staff.test' });
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
  let database: Connection | undefined;
  const open = async (): Promise<Connection> => (database ??= await listenFor(url, Number(late.port)));
  undo.push(async () => {
    const server = await open(); // the product would wait for its database indefinitely
    await (await starting).stop();
    await server.close();
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
  await test.step('while the content store is unavailable, open and new pages show the last published content', async () => {
    await publishText(home, base, PUBLISHED);
    const offers = page.getByRole('navigation').getByText(PUBLISHED).first();
    await expect(offers).toBeVisible();
    await (await open()).close();
    database = undefined;
    await expect.poll(async () => (await health()).status).not.toBe('ready');
    await page.goto(`${originOf('aurora', base)}/en/more-casinos/`);
    await expect(offers).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await open();
    await expect.poll(async () => (await health()).status, { timeout: START_MS }).toBe('ready');
  });
});
