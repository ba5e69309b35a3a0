import { hrefTo, type Locale } from '@foyer/links';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../testing/chromium.ts';
import { originOf, type PageSite, type PageView } from './pageSite.ts';
import { isClean, observePage, type Expected, type ObservedPage, type Visit } from './observePage.ts';

const PHONE = { width: 390, height: 844 };
const MAX_CONCURRENT_BRANDS = 2;
const SIGN_IN_DEADLINE_MS = 30_000;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Starts Chromium with the brands' hosts resolved to `actualPort` on loopback. @throws when there is no browser. */
export function launchBrowser({ publicPort, actualPort }: PageSite): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...ARGUMENTS, `--host-resolver-rules=MAP *.localhost:${publicPort} 127.0.0.1:${actualPort}`],
  });
}

/** A page for which the edge gives its visitors other releases. */
export interface ComposedView {
  readonly view: PageView;
  readonly visit: Visit;
  prepare(): Promise<void>;
}

/** Pages that are opened after all others, one at a time. */
export interface ComposedViews {
  readonly visits: readonly ComposedView[];
  /** Gives every visitor the candidate again. */
  restore(): Promise<void>;
}

/**
 * Opens each page on a phone, as a new visitor or signed in, under the public address that identity and cookies are bound to.
 * @throws when there is no browser, or a player cannot sign in.
 */
export async function observePages(
  site: PageSite,
  views: readonly PageView[],
  expected: Expected,
  composed?: ComposedViews,
): Promise<readonly ObservedPage[]> {
  const browser = await launchBrowser(site);
  try {
    // two brands at a time: a page waits for its services more than it computes
    const waiting = [...Map.groupBy(views, ({ brand }) => brand).values()];
    const observed: ObservedPage[] = [];
    const worker = async (): Promise<void> => {
      for (let ofBrand = waiting.shift(); ofBrand; ofBrand = waiting.shift())
        observed.push(...(await observeInOrder(browser, site, ofBrand, expected)));
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_BRANDS }, worker));
    // alone, because they change what every visitor of the edge gets
    for (const { view, visit, prepare } of composed?.visits ?? []) {
      await prepare();
      observed.push(await observeAlone(browser, site, view, expected, visit));
      await composed?.restore();
    }
    return observed;
  } finally {
    await browser.close();
  }
}

/**
 * Opens the pages sequentially in one context: each page finds the storage of the previous one, as for a
 * player.
 */
async function observeInOrder(
  browser: Browser,
  site: PageSite,
  views: readonly PageView[],
  expected: Expected,
): Promise<readonly ObservedPage[]> {
  const context = await openContext(browser);
  const observed: ObservedPage[] = [];
  let player: PageView['player'];
  for (const view of views) {
    if (view.player && !player) await signIn(await context.newPage(), site, view);
    player = view.player;
    const first = await observePage(await context.newPage(), site, view, expected);
    observed.push(isClean(first) ? first : await observeOnce(browser, site, view, expected));
  }
  await context.close();
  return observed;
}

/**
 * Retries once: a busy machine misses a deadline now and then, and a player may sign in elsewhere, while a
 * fault of the release appears both times.
 */
async function observeAlone(
  browser: Browser,
  site: PageSite,
  view: PageView,
  expected: Expected,
  visit: Visit,
): Promise<ObservedPage> {
  const first = await observeOnce(browser, site, view, expected, visit);
  return isClean(first) ? first : observeOnce(browser, site, view, expected, visit);
}

/** Opens a page in a context of its own. */
async function observeOnce(
  browser: Browser,
  site: PageSite,
  view: PageView,
  expected: Expected,
  visit?: Visit,
): Promise<ObservedPage> {
  const context = await openContext(browser);
  if (view.player) await signIn(await context.newPage(), site, view);
  const observed = await observePage(await context.newPage(), site, view, expected, visit);
  await context.close();
  return observed;
}

export function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', locale: 'en-GB' });
}

/**
 * Signs in with the forms that players use.
 * @throws with the reason, because pages for players cannot be checked without a sign-in.
 */
export async function signIn(page: Page, site: PageSite, { brand, path, player }: PageView): Promise<void> {
  const locale = path.split('/')[1] ?? '';
  const origin = originOf(site, brand);
  try {
    await page.goto(`${origin}${hrefTo(locale as Locale, 'login')}?autoSignIn=1`, {
      waitUntil: 'commit',
      timeout: SIGN_IN_DEADLINE_MS,
    });
    await page.locator('input[name=email]').fill(player?.email ?? '', { timeout: SIGN_IN_DEADLINE_MS });
    await page.locator('input[name=password]').fill(player?.password ?? '');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL(
      (url) => url.origin === origin && url.pathname === hrefTo(locale as Locale, 'lobby'),
      { waitUntil: 'commit', timeout: SIGN_IN_DEADLINE_MS },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `${player?.email} could not sign in to ${brand}, so pages for players were not opened (keys/gate-players.json): ${reason}`,
      { cause: error },
    );
  }
  await page.close();
}
