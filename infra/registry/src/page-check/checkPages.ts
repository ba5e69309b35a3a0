import { ignoreError } from '@foyer/kernel';
import { EVERY_BRAND, type PageFinding, type SiteFinding } from '@foyer/kernel/page-check-answers';
import { FALLBACK_LOCALE, hrefTo, type RouteId } from '@foyer/links';
import { brands, BRANDS, type BrandId } from '@foyer/market';
import {
  documentHeaders,
  frameOrigins,
  integrityOf,
  pagePolicy,
  SILENT_RENEWAL,
  silentRenewalPolicy,
} from '@foyer/runtime';
import type { Registry } from '../registry.ts';
import { SHELL } from '../squads.ts';
import { fetchAsBrowser, siteOf, type Site } from './fetchAsBrowser.ts';
import { filesOf, judgePage, type PageExpectation, type ReceivedPage } from './judgePage.ts';
import { currentInventory } from './pageInventory.ts';
import { expectedFrame, frameSite } from './providerFrame.ts';
import type { ScriptInventory } from '@foyer/kernel/script-answers';

/** The two payment pages, and the lobby for all pages over which quick deposit opens. */
const PAYMENT_PAGES = ['deposit', 'withdraw', 'lobby'] as const satisfies readonly RouteId[];
/** The provider's document, which those pages open on its own origin. */
const FRAME_PAGE = 'payment frame';

export interface CheckedPages {
  readonly pages: number;
  readonly files: number;
  readonly findings: readonly SiteFinding[];
}

/** Every difference between the payment pages that a browser receives now and what was signed. */
export async function checkPages(registry: Registry): Promise<CheckedPages> {
  const inventory = await currentInventory(registry);
  // before the first shell is live there are no pages and no visitors
  if (!inventory.files.some(({ app }) => app === SHELL)) return { pages: 0, files: 0, findings: [] };
  const findings: SiteFinding[] = [];
  // brands share their files: each is fetched once
  const files = new Map<string, readonly PageFinding[]>();
  for (const brand of BRANDS) {
    const site = siteOf(brand, registry.settings);
    for (const page of PAYMENT_PAGES) {
      const found = await checkPage(
        site,
        hrefTo(localeOf(brand), page),
        pageExpectation(registry, site, inventory),
        files,
      );
      findings.push(...found.map((finding) => ({ brand, page, ...finding })));
    }
    // elements of the page's own origin, also in its frames: a script in a frame has the same access as a
    // script of the page
    const found = await checkPage(
      site,
      SILENT_RENEWAL.document,
      silentRenewalExpectation(registry, inventory),
      files,
    );
    findings.push(...found.map((finding) => ({ brand, page: SILENT_RENEWAL.name, ...finding })));
  }
  findings.push(
    ...(await checkFrame(registry, files)).map((finding) => ({
      brand: EVERY_BRAND,
      page: FRAME_PAGE,
      ...finding,
    })),
  );
  return { pages: BRANDS.length * (PAYMENT_PAGES.length + 1) + 1, files: files.size, findings };
}

/** Checks the provider's own frame against the inventory that the provider has signed. */
async function checkFrame(
  registry: Registry,
  files: Map<string, readonly PageFinding[]>,
): Promise<readonly PageFinding[]> {
  const expected = await expectedFrame(registry);
  return 'finding' in expected
    ? [expected.finding]
    : checkPage(frameSite(registry.settings), expected.look, expected, files);
}

function pageExpectation(
  registry: Registry,
  { host, scheme }: Site,
  inventory: ScriptInventory,
): PageExpectation {
  const origins = frameOrigins(registry.settings);
  return {
    inventory: {
      files: inventory.files,
      inline: inventory.inline.filter(({ document }) => document === undefined),
    },
    headers: (nonce) =>
      documentHeaders({
        policy: pagePolicy({ nonce, host, scheme, ...origins }),
        gamesOrigin: origins.gamesOrigin,
        referrer: 'strict-origin-when-cross-origin',
      }),
  };
}

function silentRenewalExpectation(registry: Registry, { inline }: ScriptInventory): PageExpectation {
  const { gamesOrigin } = frameOrigins(registry.settings);
  return {
    inventory: { files: [], inline: inline.filter(({ document }) => document === SILENT_RENEWAL.document) },
    headers: () =>
      documentHeaders({
        policy: silentRenewalPolicy(),
        gamesOrigin,
        referrer: 'no-referrer',
        frameable: true,
      }),
  };
}

/** Sequential requests, because the machine also serves players. */
async function checkPage(
  site: Site,
  path: string,
  expected: PageExpectation,
  files: Map<string, readonly PageFinding[]>,
): Promise<readonly PageFinding[]> {
  const page = await pageOf(site, path);
  if (!page) return [{ problem: 'unreachable', subject: 'no answer' }];
  const ofFiles: PageFinding[] = [];
  for (const [file, integrity] of filesOf(page, expected.inventory)) {
    const found = files.get(file) ?? (await judgeFile(site, file, integrity));
    files.set(file, found);
    ofFiles.push(...found);
  }
  return [...judgePage(page, expected), ...ofFiles];
}

const NO_ANSWER = ignoreError('payment page did not answer; the check reports it');

async function pageOf(site: Site, path: string): Promise<ReceivedPage | undefined> {
  const received = await fetchAsBrowser(site, path, 'document').catch(NO_ANSWER);
  return received && { status: received.status, headers: received.headers, markup: received.body.toString() };
}

async function judgeFile(site: Site, path: string, integrity: string): Promise<readonly PageFinding[]> {
  const received = await fetchAsBrowser(site, path, 'file').catch(NO_ANSWER);
  if (received?.status !== 200) return [{ problem: 'file-unreachable', subject: path }];
  return integrityOf(received.body) === integrity ? [] : [{ problem: 'file-changed', subject: path }];
}

function localeOf(brand: BrandId): (typeof brands)[BrandId]['locales'][number]['locale'] {
  return brands[brand].locales.find(({ isDefault }) => isDefault)?.locale ?? FALLBACK_LOCALE;
}
