import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsSchema } from '@foyer/kernel/health-answers';
import { pageCheckResultSchema } from '@foyer/kernel/page-check-answers';
import { scriptInventorySchema, type ScriptInventory } from '@foyer/kernel/script-answers';
import { timelineSchema } from '@foyer/kernel/timeline-answers';
import { hrefTo } from '@foyer/links';
import { gatewayPort, originOf } from '../fixtures/brands.ts';
import {
  unsignedAmong,
  watchEngine,
  type AllowedSources,
  type EngineWatch,
  type ParsedSource,
} from '@foyer/launch/engine';
import { operator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';

const BRAND = 'zephyra';
/**
 * A brand whose seeded player has no restrictions, so that a link opens quick deposit
 * (requirements/routes#query-parameters), and that shows no cookie question beneath it.
 */
const DEPOSIT_BRAND = 'caravel';
const WALK_MS = 120_000;
/**
 * Upper limit for the gateway to count a violation and report it to the registry, and for the registry to
 * raise the alert.
 */
const ALERT_WITHIN_MS = 30_000;

// a trace runs its own scripts in the page, and nothing outside of the inventory may run there
test.use({ trace: 'off' });

/** The provider signs the scripts of its frame, but not its styles. */
async function scriptsOf(engine: EngineWatch): Promise<readonly ParsedSource[]> {
  return (await engine.sources()).filter(({ kind }) => kind === 'script');
}

/** The registry's inventory of our pages, and the inventory that the provider publishes for its frame. */
async function inventories(
  origin: string,
  payOrigin: string,
): Promise<{ readonly ours: ScriptInventory; readonly allowed: readonly AllowedSources[] }> {
  const ours = await (await operator()).get('/v1/scripts', scriptInventorySchema);
  const { payload } = (await (await fetch(`${payOrigin}/inventory`)).json()) as { readonly payload: string };
  const { scripts } = JSON.parse(payload) as { readonly scripts: ScriptInventory['files'] };
  return {
    ours,
    allowed: [
      { origin, files: ours.files, inline: ours.inline },
      { origin: payOrigin, files: scripts, inline: [] },
    ],
  };
}

const PAYMENTS_PORT_OFFSET = 6;
const payOrigin = (): string => `http://pay.localhost:${gatewayPort() + PAYMENTS_PORT_OFFSET}`;
const QUICK_DEPOSIT = '/en/?autoSubmit=true&paymentMethod=card&amount=20';

/** Opens the deposit of a link, up to the fields for the card number. */
async function openCardFrame(page: Page, origin: string): Promise<CashierScreen> {
  const dialog = new CashierScreen(page, translationsOf('en'), origin).inDialog();
  await page.goto(`${origin}${QUICK_DEPOSIT}`);
  await dialog.continueWithoutLimit();
  await expect(dialog.amount()).toHaveValue('20');
  await dialog.begin('20', dialog.cardMethod());
  await expect(dialog.field('cvc')).toBeVisible();
  return dialog;
}

test('payment pages run only scripts of the inventory, each with a hash and a reason', async ({
  page,
  player,
}) => {
  test.setTimeout(WALK_MS);
  const origin = originOf(DEPOSIT_BRAND);
  const { ours, allowed } = await inventories(origin, payOrigin());
  await player.signIn(page, DEPOSIT_BRAND, 'funded');
  const engine = await watchEngine(page);
  for (const id of ['deposit', 'withdraw'] as const) {
    await page.goto(`${origin}${hrefTo('en', id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(unsignedAmong(await scriptsOf(engine), allowed)).toEqual([]);
  }
  const dialog = await openCardFrame(page, origin);
  const scripts = await scriptsOf(engine);
  expect(unsignedAmong(scripts, allowed)).toEqual([]);
  const ran = new Set(scripts.map(({ url }) => new URL(url).href));
  const files = ours.files.filter(({ path }) => ran.has(`${origin}${path}`));
  expect(files.length).toBeGreaterThan(10);
  // the frame's own script was observed, so that the absence of other scripts is meaningful
  expect([...ran].filter((url) => url.startsWith(`${payOrigin()}/`))).toHaveLength(1);
  for (const { integrity, reason, owner } of files)
    expect([integrity.startsWith('sha384-'), reason.length > 0, owner.length > 0]).toEqual([
      true,
      true,
      true,
    ]);
  const unprotected = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, integrity }) => src !== '' && integrity === '')
      .map(({ src }) => src),
  );
  expect(unprotected).toEqual([]);
  await dialog.press('cashier.frame.cancel');
});

const PLANTED_SCRIPT = '"planted"';

/**
 * Integrity-Policy, which `bypassCSP` leaves in force, requires an integrity attribute: an attacker sets the
 * hash of their own bytes.
 */
async function runWithIntegrity(page: Page, url: string): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(PLANTED_SCRIPT).digest('base64')}`;
  await page.evaluate(
    (attributes) =>
      new Promise((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), attributes, {
          crossOrigin: 'anonymous',
        });
        script.onload = resolve;
        script.onerror = () => reject(new Error(`${attributes.src} did not run`));
        document.head.append(script);
      }),
    { src: url, integrity },
  );
}

test('every script outside of the inventory is reported: from another origin, from ours, inline, created by a script, in the card’s frame', async ({
  browser,
  player,
}) => {
  test.setTimeout(WALK_MS);
  const origin = originOf(DEPOSIT_BRAND);
  const { allowed } = await inventories(origin, payOrigin());
  // a browser that ignores the policy, so that the planted script runs
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const planted = [
    'https://tags.evil.test/manager.js',
    `${origin}/evil.js`,
    `${origin}/assets/shell/evil.js`,
  ] as const;
  for (const url of planted)
    await page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: PLANTED_SCRIPT,
      }),
    );
  const inFrame = `${payOrigin()}/frame/skimmer.js`;
  await page.route(inFrame, (route) => route.fulfill({ contentType: 'text/javascript', body: '"planted"' }));
  const inDocument = `${origin}/silent-renew.html?planted`;
  await page.route(inDocument, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script>"planted"</script>' }),
  );
  await player.signIn(page, DEPOSIT_BRAND, 'funded');
  const engine = await watchEngine(page);
  const dialog = await openCardFrame(page, origin);
  expect(unsignedAmong(await scriptsOf(engine), allowed), 'before anything was planted').toEqual([]);
  for (const url of planted) await runWithIntegrity(page, url);
  await page.mainFrame().addScriptTag({ content: 'globalThis.planted = true' });
  await page.evaluate('void setTimeout("globalThis.made = true")');
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    inDocument,
  );
  await expect.poll(async () => unsignedAmong(await scriptsOf(engine), allowed)).toContain(inDocument);
  const cardFrame = page.frames().find((frame) => frame.url().startsWith(`${payOrigin()}/frame/`));
  await cardFrame?.addScriptTag({ url: inFrame });
  const found = unsignedAmong(await scriptsOf(engine), allowed);
  expect([...planted, inFrame].filter((url) => !found.includes(url))).toEqual([]);
  for (const made of ['planted', 'made'])
    expect(found).toContain(`without an address: globalThis.${made} = true`);
  await dialog.press('cashier.frame.cancel');
  await context.close();
});

test('a planted script does not run, and operators are alerted', async ({ page, player }) => {
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
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => void stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  // uses the nonce of the page, which an attacker who can write into the document knows
  await page.route(`**${hrefTo('en', 'deposit')}`, async (route) => {
    const answer = await route.fetch();
    const nonce = /nonce-([^']+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    const body = (await answer.text()).replace(
      '</head>',
      `<script nonce="${nonce}" src="${planted}"></script></head>`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${originOf(BRAND)}${hrefTo('en', 'deposit')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([ran, await page.evaluate(() => 'planted' in globalThis)]).toEqual([[], false]);
  expect(await page.evaluate(() => (globalThis as { __stopped?: readonly string[] }).__stopped)).toContain(
    `script-src-elem ${planted}`,
  );
  // the browser sends its own report with a delay of about a minute; the page's own listener reports at once
  const result = async (): Promise<readonly string[]> => {
    const { violations } = await registry.get('/v1/violations?minutes=5', violationsSchema);
    return violations
      .filter(({ blocked }) => blocked === planted)
      .map(({ subject }) => subject)
      .sort();
  };
  await expect.poll(result, { timeout: ALERT_WITHIN_MS }).toContain('script-unknown');
  const { entries } = await registry.get('/v1/audit?environment=registry&limit=20', timelineSchema);
  expect(
    entries.filter(({ kind, reason }) => kind === 'script-reported' && reason.includes(planted)).length,
  ).toBeGreaterThan(0);
});

test('the payment pages of every brand are delivered as signed', async () => {
  const result = await (await operator()).post('/v1/page-check', {}, pageCheckResultSchema);
  expect(result.findings).toEqual([]);
  expect([result.pages, result.files > 20]).toEqual([21, true]);
});
