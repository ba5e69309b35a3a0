import { AxeBuilder } from '@axe-core/playwright';
import { hrefTo, type Locale } from '@foyer/links';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../testing/chromium.ts';

/** A page to look at. */
export interface Sight {
  readonly brand: string;
  /** Id of its route. */
  readonly page: string;
  readonly path: string;
  /** Who looks; nobody in particular when undefined. */
  readonly player?: { readonly email: string; readonly password: string };
}

/** What it did; the shape is that of the release gate's facts. */
export interface Seen extends Omit<Sight, 'player'> {
  readonly mountedMs: number | undefined;
  readonly violations: readonly string[];
  readonly errors: readonly string[];
}

/** Three times what the shell gives a remote: the machine builds and tests meanwhile. */
const MOUNT_DEADLINE_MS = 10_000;
const PHONE = { width: 390, height: 844 };
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const SIGN_IN_DEADLINE_MS = 30_000;

/**
 * Opens each page as somebody who was never here, and those with a player as that one, on a phone, under the address that players know: identity and cookies belong to it,
 * and the browser alone is sent to the scratch edge instead. @throws when there is no browser, or a player cannot sign in.
 */
export async function lookAtPages(
  edgePort: number,
  scratchPort: number,
  sights: readonly Sight[],
): Promise<readonly Seen[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...ARGUMENTS, `--host-resolver-rules=MAP *.localhost:${edgePort} 127.0.0.1:${scratchPort}`],
  });
  try {
    // both cores: a page waits for its services more than it computes
    const byBrand = [...Map.groupBy(sights, ({ brand }) => brand).values()];
    return (await Promise.all(byBrand.map((ofBrand) => lookInOrder(browser, edgePort, ofBrand)))).flat();
  } finally {
    await browser.close();
  }
}

/** One after the other in one context: what one page leaves in storage the next one finds, as in life. */
async function lookInOrder(
  browser: Browser,
  port: number,
  sights: readonly Sight[],
): Promise<readonly Seen[]> {
  const context = await openContext(browser);
  const seen: Seen[] = [];
  let player: Sight['player'];
  for (const sight of sights) {
    if (sight.player && !player) await signIn(await context.newPage(), port, sight);
    player = sight.player;
    const first = await look(await context.newPage(), port, sight);
    seen.push(isClean(first) ? first : await lookAgain(browser, port, sight));
  }
  await context.close();
  return seen;
}

/** A machine that builds meanwhile misses a deadline of two seconds now and then, and a player may sign in elsewhere; what is wrong with a release is wrong both times. */
async function lookAgain(browser: Browser, port: number, sight: Sight): Promise<Seen> {
  const context = await openContext(browser);
  if (sight.player) await signIn(await context.newPage(), port, sight);
  const seen = await look(await context.newPage(), port, sight);
  await context.close();
  return seen;
}

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', locale: 'en-GB' });
}

/** By the forms that players use: a candidate with which nobody can sign in has been seen by nobody. @throws with what stood in the way. */
async function signIn(page: Page, port: number, { brand, path, player }: Sight): Promise<void> {
  const locale = path.split('/')[1] ?? '';
  const origin = `http://${brand}.localhost:${port}`;
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
    throw new Error(
      `${player?.email} could not sign in to ${brand}, so pages for players were not seen (keys/gate-players.json): ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      { cause: error },
    );
  }
  await page.close();
}

function isClean({ mountedMs, violations, errors }: Seen): boolean {
  return mountedMs !== undefined && violations.length + errors.length === 0;
}

async function look(page: Page, port: number, { brand, page: id, path }: Sight): Promise<Seen> {
  const errors = new Set<string>();
  page.on('pageerror', ({ message }) => errors.add(message));
  page.on(
    'console',
    (message) =>
      void (
        message.type() === 'error' && errors.add(`${message.text()} (${pathOf(message.location().url)})`)
      ),
  );
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry'))
      for (const failure of failuresIn(request.postData())) errors.add(failure);
  });
  const started = performance.now();
  const stands = await page
    .goto(`http://${brand}.localhost:${port}${path}`, { waitUntil: 'commit' })
    .then(() => page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: MOUNT_DEADLINE_MS }))
    // a player who is sent away has seen another page
    .then(
      () => new URL(page.url()).pathname.startsWith(path),
      () => false,
    );
  const mountedMs = stands ? Math.round(performance.now() - started) : undefined;
  const violations = stands ? await violationsOn(page) : [];
  // leaving makes the shell say what it has kept to say
  await page.goto('about:blank');
  await page.close();
  return { brand, page: id, path, mountedMs, violations, errors: [...errors] };
}

/** Without the origin: the same fault reads the same in every brand. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

/** Failures of remotes that the shell reports: a page may stand although a part of it does not. */
function failuresIn(body: string | null): readonly string[] {
  try {
    const events = JSON.parse(body ?? '[]') as readonly {
      readonly type: string;
      readonly app?: string;
      readonly code?: string;
      readonly detail?: string;
    }[];
    return events
      .filter(({ type }) => type === 'remote-failed')
      .map(({ app, code, detail }) => `${app} failed with ${code}: ${detail}`);
  } catch {
    return []; // a report in a shape of its own is the report's matter
  }
}
