import type { BrowserPageCheck, SiteFinding } from '@foyer/kernel/page-check-answers';
import type { Browser, BrowserContext } from '@playwright/test';
import { unsignedAmong, watchEngine, type AllowedSources } from './engineSources.ts';
import { launchBrowser, openContext, signIn } from './observePages.ts';
import { originOf, type PageSite, type PageView } from './pageSite.ts';
import { watchLoads } from './pageLoads.ts';

/** The part of the signed inventory of the registry (`GET /v1/scripts`) that is compared. */
export type SignedInventory = Omit<AllowedSources, 'origin'>;

const HEADING_DEADLINE_MS = 15_000;

/**
 * Opens each page in a real browser and compares every script and style sheet that the browser parsed, and every element that
 * loaded one, with the signed inventory. Frames of other origins are not read: their owners sign their own inventory.
 * @throws when there is no browser, or a player cannot sign in.
 */
export async function readPages(
  site: PageSite,
  views: readonly PageView[],
  inventory: SignedInventory,
): Promise<BrowserPageCheck> {
  const browser = await launchBrowser(site);
  try {
    const byBrand = [...Map.groupBy(views, ({ brand }) => brand).values()];
    const read: BrowserPageCheck[] = [];
    for (const ofBrand of byBrand) read.push(...(await readInOrder(browser, site, ofBrand, inventory)));
    const sum = (part: 'scripts' | 'styles'): number => read.reduce((total, page) => total + page[part], 0);
    return {
      pages: read.length,
      scripts: sum('scripts'),
      styles: sum('styles'),
      findings: read.flatMap(({ findings }) => findings),
    };
  } finally {
    await browser.close();
  }
}

async function readInOrder(
  browser: Browser,
  site: PageSite,
  views: readonly PageView[],
  inventory: SignedInventory,
): Promise<readonly BrowserPageCheck[]> {
  const context = await openContext(browser);
  const read: BrowserPageCheck[] = [];
  let player: PageView['player'];
  for (const view of views) {
    if (view.player && !player) await signIn(await context.newPage(), site, view);
    player = view.player;
    read.push(await readPage(context, site, view, inventory));
  }
  await context.close();
  return read;
}

async function readPage(
  context: BrowserContext,
  site: PageSite,
  { brand, page: id, path }: PageView,
  inventory: SignedInventory,
): Promise<BrowserPageCheck> {
  const page = await context.newPage();
  const origin = originOf(site, brand);
  const engine = await watchEngine(page);
  const files = new Map(inventory.files.map((file) => [file.path, file.integrity]));
  const loads = await watchLoads(page, files);
  const found = (problem: SiteFinding['problem'], subject: string): SiteFinding => ({
    brand,
    page: id,
    problem,
    subject,
  });
  const isShown = await page
    .goto(`${origin}${path}`, { waitUntil: 'commit' })
    .then(() => page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: HEADING_DEADLINE_MS }))
    .then(
      () => true,
      () => false,
    );
  await loads.settled();
  const sources = (await engine.sources()).filter(({ url }) => isOfSite(url, origin));
  const findings = [
    ...(isShown ? [] : [found('unreachable', 'the page shows no heading')]),
    ...unsignedAmong(sources, [{ origin, ...inventory }]).map((url) => found('script-unknown', url)),
    ...(await loads.unsigned()).map((text) => found('script-unprotected', text)),
  ];
  await page.close();
  const count = (kind: string): number => sources.filter((source) => source.kind === kind).length;
  return { pages: 1, scripts: count('script'), styles: count('style'), findings };
}

/**
 * Frames of games and of the payment provider have other origins; code without an address belongs to the
 * page.
 */
function isOfSite(url: string, origin: string): boolean {
  return !FRAME_HOSTS.has(URL.parse(url)?.hostname ?? '') || url.startsWith(`${origin}/`);
}
const FRAME_HOSTS = new Set(['games.localhost', 'pay.localhost']);
