import type { CDPSession, Page } from '@playwright/test';
import { hrefTo } from '@foyer/links';
import { originOf } from '../fixtures/brands.ts';
import { operator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const BRAND = 'zephyra';
/** Counted at the edge, brought to the registry, told. */
const TOLD_WITHIN_MS = 30_000;

interface Inventory {
  readonly files: readonly { readonly path: string; readonly integrity: string; readonly reason: string; readonly owner: string }[];
  readonly inline: readonly { readonly name: string }[];
}

/** Addresses of all scripts that the page's own realm has run, as the engine itself says. */
async function watchEngine(page: Page): Promise<{ readonly scripts: Set<string>; readonly session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  session.on('Debugger.scriptParsed', ({ url, isModule: _ }) => {
    // what the test itself evaluates has no address
    if (url.startsWith('http')) scripts.add(url);
  });
  await session.send('Debugger.enable');
  return { scripts, session };
}

test('where money is, nothing runs that is not in the inventory with a hash and a reason', async ({ page, player }) => {
  const inventory = await (await operator()).get<Inventory>('/v1/scripts');
  const known = new Map(inventory.files.map((file) => [file.path, file]));
  const { scripts } = await watchEngine(page);
  await player.signIn(page, BRAND, 'funded');
  await page.goto(`${originOf(BRAND)}${hrefTo('en', 'deposit')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${originOf(BRAND)}${hrefTo('en', 'withdraw')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('quick deposit opens over the lobby', async () => {
    await page.goto(`${originOf(BRAND)}/en/?autoSubmit=true&paymentMethod=card&amount=20`);
    await expect(page.getByRole('banner').getByText('Balance')).toBeVisible();
  });
  const ours = [...scripts].map((url) => new URL(url)).filter(({ origin }) => origin === originOf(BRAND));
  const files = ours.filter(({ pathname }) => pathname.startsWith('/assets/'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ pathname }) => !known.has(pathname)).map(String)).toEqual([]);
  for (const { pathname } of files) {
    const { integrity = '', reason = '', owner = '' } = known.get(pathname) ?? {};
    expect([integrity.startsWith('sha384-'), reason.length > 0, owner.length > 0]).toEqual([true, true, true]);
  }
  const unprotected = await page.evaluate(() => [...document.scripts].filter(({ src, integrity }) => src !== '' && integrity === '').map(({ src }) => src));
  expect(unprotected).toEqual([]);
});

test('a planted script does not run, and people are told of it', async ({ page, player }) => {
  const registry = await operator();
  const planted = `https://cdn.evil.test/${Date.now()}.js`;
  const ran: string[] = [];
  await page.route('https://cdn.evil.test/**', (route) => {
    ran.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.planted = true' });
  });
  await player.signIn(page, BRAND, 'funded');
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(globalThis, { __stopped: stopped });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => void stopped.push(`${effectiveDirective} ${blockedURI}`));
  });
  // with the nonce of the page itself: whoever can write into a document has it
  await page.route(`**${hrefTo('en', 'deposit')}`, async (route) => {
    const answer = await route.fetch();
    const nonce = /nonce-([^']+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    const body = (await answer.text()).replace('</head>', `<script nonce="${nonce}" src="${planted}"></script></head>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${originOf(BRAND)}${hrefTo('en', 'deposit')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([ran, await page.evaluate(() => 'planted' in globalThis)]).toEqual([[], false]);
  expect(await page.evaluate(() => (globalThis as { __stopped?: readonly string[] }).__stopped)).toContain(`script-src-elem ${planted}`);
  // the browser sends its own report when it pleases, a minute later as a rule; the page's watch is heard at once
  const said = async (): Promise<readonly string[]> => {
    const { violations } = await registry.get<{ violations: readonly { subject: string; blocked: string }[] }>('/v1/violations?minutes=5');
    return violations.filter(({ blocked }) => blocked === planted).map(({ subject }) => subject).sort();
  };
  await expect.poll(said, { timeout: TOLD_WITHIN_MS }).toContain('script-unknown');
  const { entries } = await registry.get<{ entries: readonly { kind: string; reason: string }[] }>('/v1/audit?environment=registry&limit=20');
  expect(entries.filter(({ kind, reason }) => kind === 'script-reported' && reason.includes(planted)).length).toBeGreaterThan(0);
});

test('the payment pages of every brand arrive as they were signed', async () => {
  const result = await (await operator()).post<{ pages: number; files: number; findings: readonly unknown[] }>('/v1/page-check', {});
  expect(result.findings).toEqual([]);
  expect([result.pages, result.files > 20]).toEqual([16, true]);
});
