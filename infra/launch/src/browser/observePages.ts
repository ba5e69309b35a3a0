import { hrefTo, type Locale } from '@foyer/links';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../testing/chromium.ts';
import { limitConcurrency, type Limit } from './limitConcurrency.ts';
import { COMPOSITION_COOKIE } from './scratchEdge.ts';
import { originOf, type PageSite, type PageView } from './pageSite.ts';
import { observeGuarded } from './observeGuarded.ts';
import { isClean, type Expected, type ObservedPage, type Visit } from './observePage.ts';

const PHONE = { width: 390, height: 844 };
/** A page waits for its services more than it computes. */
const MAX_CONCURRENT_PAGES = 3;
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

/** A page for which the edge gives its visitor other releases than the candidate alone. */
export interface ComposedView {
  readonly view: PageView;
  readonly visit: Visit;
  /** Name of the composition that the visitor asks the edge for. */
  readonly composition: string;
}

/**
 * Opens each page on a phone, as a new visitor or signed in, under the public address that identity and cookies are bound to.
 * @throws when there is no browser, or a player cannot sign in.
 */
export async function observePages(
  site: PageSite,
  views: readonly PageView[],
  expected: Expected,
  composed: readonly ComposedView[] = [],
  launched: Promise<Browser> = launchBrowser(site),
): Promise<readonly (ObservedPage & { readonly isClean: boolean })[]> {
  const browser = await launched;
  try {
    const limit = limitConcurrency(MAX_CONCURRENT_PAGES);
    const sessions = new Map<string, Limit>();
    // a licence may allow one session: a further sign-in would end the one that is open
    const inTurn = ({ brand }: PageView): Limit => {
      const turns = sessions.get(brand) ?? limitConcurrency(1);
      sessions.set(brand, turns);
      return turns;
    };
    const byBrand = [...Map.groupBy(views, ({ brand }) => brand).values()];
    const observed = await Promise.all([
      // the longest first
      ...byBrand
        .sort((left, right) => right.length - left.length)
        .map((ofBrand) => observeBrand(browser, site, ofBrand, expected, { limit, inTurn })),
      ...composed.map(async (special) => {
        const observe = () => limit(() => observeAlone(browser, site, special, expected));
        return [await (special.view.player ? inTurn(special.view)(observe) : observe())];
      }),
    ]);
    return observed.flat().map((page) => ({ ...page, isClean: isClean(page) }));
  } finally {
    await browser.close();
  }
}

interface Turns {
  /** For all tabs of the browser. */
  readonly limit: Limit;
  /** For the sessions of a view's player, of which one is open at a time; it takes its turn before its tabs. */
  inTurn(view: PageView): Limit;
}

/**
 * Opens the pages of one brand in one context: each page finds the storage of the ones before, as for a player. Pages for
 * visitors come one after the other and before the sign-in; pages for players are opened at the same time.
 */
async function observeBrand(
  browser: Browser,
  site: PageSite,
  views: readonly PageView[],
  expected: Expected,
  { limit, inTurn }: Turns,
): Promise<readonly ObservedPage[]> {
  const opening = openContext(browser);
  // a tab loads the next document in the process that has compiled the scripts of the one before
  const tabs: Page[] = [];
  const observe = (view: PageView): Promise<ObservedPage> =>
    limit(async () => {
      const tab = tabs.pop() ?? (await (await opening).newPage());
      const scope = view === views[0] ? 'everything' : 'without frame';
      const seen = await observeGuarded(tab, site, view, expected, undefined, scope);
      if (isClean(seen)) tabs.push(tab);
      else await tab.close();
      return seen;
    });
  const again = async (view: PageView, seen: ObservedPage): Promise<ObservedPage> =>
    isClean(seen) ? seen : limit(() => observeOnce(browser, site, view, expected));
  const observed: ObservedPage[] = [];
  for (const view of views.filter(({ player }) => !player))
    observed.push(await again(view, await observe(view)));
  const closed = views.filter(({ player }) => player);
  const context = await opening;
  const [first] = closed;
  if (first)
    await inTurn(first)(async () => {
      await limit(async () => signIn(await context.newPage(), site, first));
      const seen = await Promise.all(closed.map(async (view) => [view, await observe(view)] as const));
      // each signs in, which ends the session of the others
      for (const [view, once] of seen) observed.push(await again(view, once));
    });
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
  { view, ...special }: ComposedView,
  expected: Expected,
): Promise<ObservedPage> {
  const first = await observeOnce(browser, site, view, expected, special);
  return isClean(first) ? first : observeOnce(browser, site, view, expected, special);
}

/** Opens a page in a context of its own. */
async function observeOnce(
  browser: Browser,
  site: PageSite,
  view: PageView,
  expected: Expected,
  special?: Omit<ComposedView, 'view'>,
): Promise<ObservedPage> {
  const context = await openContext(browser);
  // before the composition, which may show a planted page instead of the one that signs in
  if (view.player) await signIn(await context.newPage(), site, view);
  if (special)
    await context.addCookies([
      { name: COMPOSITION_COOKIE, value: special.composition, url: originOf(site, view.brand) },
    ]);
  const observed = await observeGuarded(await context.newPage(), site, view, expected, special?.visit);
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
