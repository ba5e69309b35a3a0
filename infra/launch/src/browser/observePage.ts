import { ignoreError } from '@foyer/kernel';
import { AxeBuilder } from '@axe-core/playwright';
import { appOf, ROUTE_IDS, routeOf } from '@foyer/links';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { coveredControls } from './coveredControls.ts';
import { observeSlots } from './observeSlots.ts';
import { observeUpdates, type Exchange } from './observeUpdates.ts';
import { overflowsIn, showPhone } from './pageWidths.ts';
import { remountPage } from './remountPage.ts';
import { stepTimes } from './stepTimes.ts';
import type { SignedFiles } from './pageLoads.ts';
import { watchTab } from './watchTab.ts';
import { originOf, type PageSite, type PageView } from './pageSite.ts';

/** The release under check, and every file that the composed plan signs. */
export interface Expected {
  readonly candidate: Pick<ReleaseSetEntry, 'app' | 'release' | 'base' | 'entry'>;
  readonly files: SignedFiles;
}

/** Observations of one page; the shape is `SmokePage` of the release gate. */
export interface ObservedPage extends Omit<PageView, 'player' | 'app'> {
  /**
   * Milliseconds from navigation until the expected release showed its heading; undefined when the deadline
   * passed.
   */
  readonly mountedMs: number | undefined;
  /** Everything shown instead of the expected release: notices, other releases, other pages. */
  readonly instead: readonly string[];
  readonly violations: readonly string[];
  readonly errors: readonly string[];
  /** Scripts and styles that were requested without the integrity that the manifest signs. */
  readonly unsigned: readonly string[];
  /** Requests to other origins than the brand's own and those of the games and payments. */
  readonly foreign: readonly string[];
  /** Widths in which the remote is wider than the window. */
  readonly widths: readonly string[];
  /** Failures to mount the page again. */
  readonly again: readonly string[];
  /** Listeners, timers, sockets and styles that each visit leaves behind. */
  readonly leaks: readonly string[];
  /** Changed built-in functions, stored values and other things that all releases use. */
  readonly changes: readonly string[];
  /** Tokens of the player in addresses or in the console. */
  readonly secrets: readonly string[];
  readonly longestTaskMs: number;
  /** Processor time that the page's main thread used, without the work of the check. */
  readonly busyMs: number;
  /** Elements that the release shows at the end. */
  readonly elements: number;
  /** Compressed bytes of the release's own files. */
  readonly bytes: number;
  readonly visit: Visit['kind'];
  /** Files of the candidate that the page loaded, by their names in its manifest. */
  readonly files: readonly string[];
  /** Failures to exchange the release and the live one in the open page. */
  readonly updates: readonly string[];
  /** Only for the page that shows every slot of the release: empty when mounted, otherwise the reason. */
  readonly slots?: Readonly<Record<string, string>>;
}

/** Inspection of a page after it was shown: of the page, of an update, or of its slots. */
export type Visit =
  | { readonly kind: 'page' }
  | { readonly kind: 'updates'; readonly exchange: Exchange }
  | { readonly kind: 'slots'; readonly host: string; readonly names: readonly string[] };

const PLAIN: Visit = { kind: 'page' };

/** Parts of the page that axe judges: everything, or not again what the shell shows around each page of a brand. */
export type AxeScope = 'everything' | 'without frame';

/** Three times the shell's own deadline for a remote, because the machine builds and tests at the same time. */
const MOUNT_DEADLINE_MS = 10_000;
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHELL = 'shell';

/** True when no error was found on the page. */
export function isClean({ mountedMs, slots = {}, ...lists }: ObservedPage): boolean {
  const { instead, violations, errors, unsigned, foreign, widths, again, leaks, updates } = lists;
  const { changes, secrets } = lists;
  return (
    mountedMs !== undefined &&
    Object.values(slots).every((problem) => problem === '') &&
    [instead, violations, errors, unsigned, foreign, widths, again, leaks, updates, changes, secrets].every(
      (list) => list.length === 0,
    )
  );
}

/** The application of a compiled route; undefined for a page of an invited squad, which only its own check opens. */
function ownerOf(page: string): string | undefined {
  const route = ROUTE_IDS.find((id) => id === page);
  return route && appOf(routeOf(route).owner);
}

/** Opens one page in a tab, which may have shown others before. */
export async function observePage(
  page: Page,
  site: PageSite,
  { brand, page: id, path, app: shownBy }: PageView,
  { candidate, files: signed }: Expected,
  visit: Visit = PLAIN,
  scope: AxeScope = 'everything',
): Promise<ObservedPage> {
  const { tab, errors, loads, own, changes, secrets, processor, files, foreign } = await watchTab(
    page,
    originOf(site, brand),
    { base: candidate.base, signed },
  );
  const times = stepTimes({ brand, page: id, visit: visit.kind }, processor.total);
  const owner = shownBy ?? ownerOf(id) ?? candidate.app;
  const shownRelease =
    visit.kind === 'slots' ? visit.host : owner === candidate.app ? candidate.release : undefined;
  const started = performance.now();
  times.step('mount');
  await showPhone(page);
  tab.beginPage();
  await processor.restart();
  await page
    .goto(`${originOf(site, brand)}${path}`, { waitUntil: 'commit' })
    .catch(ignoreError('page did not load; the missing mount is reported'));
  await processor.arrive();
  const isShown = await showsRelease(page, owner, shownRelease, site.mountDeadlineMs ?? MOUNT_DEADLINE_MS);
  const mountedMs = isShown ? Math.round(performance.now() - started) : undefined;
  const isOwn = isShown && owner === candidate.app && owner !== SHELL;
  const selector = selectorOf(candidate.app, candidate.release);
  times.step('axe');
  const [violations] = await Promise.all([
    isShown && visit.kind === 'page'
      ? processor
          .aside(() =>
            own.aside(() =>
              violationsOn(
                page,
                owner === candidate.app || candidate.app === SHELL ? undefined : selector,
                candidate.app === SHELL ? 'everything' : scope,
              ),
            ),
          )
          .finally(() => times.step('settle'))
      : [],
    // an update shows the same files, and slots are awaited on their own
    visit.kind === 'page' ? loads.settled() : undefined,
  ]);
  times.step('widths');
  const widths = isOwn && visit.kind === 'page' ? await overflowsIn(page, selector) : [];
  const counts = (): ReturnType<typeof own.counts> => own.counts();
  times.step('remount');
  const remounted =
    isOwn && visit.kind === 'page'
      ? await remountPage(page, headingIn(page, selector), counts)
      : { again: [], leaks: [] };
  times.step('special');
  const updates =
    isShown && visit.kind === 'updates' ? await observeUpdates(page, visit.exchange, counts) : [];
  const { app, release } = candidate;
  const shownSlots =
    visit.kind === 'slots'
      ? await observeSlots(page, { app, release, names: visit.names }, () => loads.settled(), counts)
      : {};
  times.step('read');
  // read last, because a release may fail after it was shown
  const observed = {
    brand,
    page: id,
    path,
    mountedMs,
    instead: await shownInstead(page, path, candidate),
    violations,
    errors: (await errors()).filter((text) => !isOfBusyMachine(text, candidate.app)),
    unsigned: await loads.unsigned(),
    foreign: foreign(),
    visit: visit.kind,
    files: files(),
    widths,
    ...remounted,
    ...shownSlots,
    updates,
    changes: [...(await changes()), ...(isShown ? await coveredControls(page, app) : [])],
    secrets: secrets(),
    busyMs: isShown ? await processor.milliseconds() : 0,
    elements: await page.locator(`${selector} *`).count(),
    longestTaskMs: isShown ? await own.longestTask() : 0,
    bytes: isShown ? await own.bytes() : 0,
  };
  await times.end();
  return observed;
}

/**
 * A file of another application that arrives late, or an analytics event that the edge drops, says more about
 * the machine of the check than about the candidate.
 */
export function isOfBusyMachine(error: string, app: string): boolean {
  const [, failed, code = ''] = /^([\w-]+) failed with (\w+):/.exec(error) ?? [];
  if (failed !== undefined) return failed !== app && code.endsWith('_TIMEOUT');
  return error.includes('503 (Service Unavailable)') && error.endsWith('(/analytics)');
}

function selectorOf(app: string, release: string | undefined): string {
  return `[data-remote="${app}"]${release === undefined ? '' : `[data-release="${release}"]`}`;
}

function headingIn(page: Page, selector: string): Locator {
  return page.locator(selector).getByRole('heading', { level: 1 });
}

const NOT_SHOWN = ignoreError('release was not shown in time; the check reports it');

/**
 * Waits for the heading inside the remote's own element, or until the shell stops trying to load the remote.
 */
async function showsRelease(
  page: Page,
  app: string,
  release: string | undefined,
  timeout: number,
): Promise<boolean> {
  const heading = headingIn(page, app === SHELL ? 'main' : selectorOf(app, release));
  return Promise.race([
    heading
      .first()
      .waitFor({ timeout })
      .then(() => true),
    page
      .locator(`[data-failed-remote="${app}"]`)
      .first()
      .waitFor({ state: 'attached', timeout })
      .then(() => false),
  ])
    .catch(NOT_SHOWN)
    .then((isShown) => isShown === true);
}

async function shownInstead(
  page: Page,
  path: string,
  { app, release, base }: Expected['candidate'],
): Promise<readonly string[]> {
  const { pathname, boot, failed, mounted, shell } = await page.evaluate(() => ({
    pathname: location.pathname,
    boot: document.documentElement.dataset['boot'],
    failed: [...document.querySelectorAll<HTMLElement>('[data-failed-remote]')].map(
      ({ dataset }) => `${dataset['failedRemote']} failed with ${dataset['failure']}`,
    ),
    mounted: [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(({ dataset }) => ({
      app: dataset['remote'],
      release: dataset['release'],
    })),
    shell: document.querySelector<HTMLScriptElement>('script[data-shell]')?.src,
  }));
  const others = mounted.filter((remote) => remote.app === app && remote.release !== release);
  return [
    ...new Set([
      ...(pathname.startsWith(path) ? [] : [`the visitor is sent to ${pathname}`]),
      ...(boot === 'failed' ? ['the shell does not start'] : []),
      ...failed,
      ...others.map((remote) => `${app}@${remote.release} is mounted instead`),
      ...(app === SHELL && shell?.includes(base) !== true ? ['another shell runs'] : []),
    ]),
  ];
}

/** Each page compiles the program again, and the default file is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The shell's landmarks stay in the page that axe reads, for the rules about landmarks; their content does not. */
const FRAME_CONTENT = ['header', 'nav', 'aside', 'footer'].map(
  (landmark) => `${landmark}:not([data-remote] ${landmark}) > *`,
);

/** @param part - selector of the only part that is judged; a page without it has no violations. */
async function violationsOn(
  page: Page,
  part: string | undefined,
  scope: AxeScope,
): Promise<readonly string[]> {
  if (part !== undefined && (await page.locator(part).count()) === 0) return [];
  // twice as fast: nodes that pass a rule are counted, not described
  const builder = new AxeBuilder({ page, axeSource: AXE }).options({
    resultTypes: ['violations'],
    // without a copy of every style sheet, which only rules that are switched off read
    preload: { assets: ['media'] },
  });
  if (part !== undefined) builder.include(part);
  else if (scope === 'without frame') for (const content of FRAME_CONTENT) builder.exclude(content);
  const { violations } = await builder
    // three times as fast; the other mode evaluates the result in a second page, so that foreign frames can report
    .setLegacyMode(page.frames().length === 1)
    .withTags(AXE_TAGS)
    .analyze();
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(' ')).slice(0, 3);
    return `${id}: ${targets.join(' | ')}`;
  });
}
