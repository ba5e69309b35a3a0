import { variants } from '@foyer/testing/effort';
import { liveEvidenceSchema } from '@foyer/kernel/plan-answers';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { scriptInventorySchema } from '@foyer/kernel/script-answers';
import { hrefTo } from '@foyer/links';
import {
  launchBrowser,
  observePages,
  openScratchEdge,
  readPages,
  signedFiles,
  withCandidate,
  composedViews,
  type SpecialViews,
} from '@foyer/launch/page-check';
import { sharedInstance } from '../fixtures/brands.ts';
import { operator } from '../fixtures/operator.ts';
import { plantRelease, type PlantedRelease } from '../fixtures/plantedRelease.ts';
import { faultyReleasesOf } from '../fixtures/faultyReleases.ts';
import { expect, test } from '../fixtures/test.ts';

const APP = 'mfe-jackpot-raffle';
const BRAND = 'quetzal';
const FAULTY_RELEASES = faultyReleasesOf('jackpot-raffle');
const VIEW = { brand: BRAND, page: 'jackpot', path: hrefTo('en', 'jackpot') } as const;
/** Timeout for two checks of a page that never shows its heading. */
const CHECK_MS = 90_000;

// a trace runs its own scripts in the page, which no manifest signs
test.use({ trace: 'off' });

/** Composes a planted release into the live plan, behind a separate gateway. */
async function withPlanted<Result>(
  name: keyof typeof FAULTY_RELEASES,
  use: (composed: {
    readonly planted: PlantedRelease;
    readonly plan: ReleasePlan;
    composed(special: (fills: readonly string[]) => SpecialViews): ReturnType<typeof composedViews>;
    readonly site: { readonly publicPort: number; readonly actualPort: number };
  }) => Promise<Result>,
): Promise<Result> {
  const { home } = sharedInstance();
  const { plan, edge, releases } = await (
    await operator()
  ).get('/v1/live?environment=production', liveEvidenceSchema);
  const live = plan.apps.find(({ app }) => app === APP)?.release ?? '';
  const planted = await plantRelease({ home, app: APP, live }, FAULTY_RELEASES[name]);
  const { documents: _documents, bytes: _bytes, describes: _describes, ...candidate } = planted.manifest;
  const scratch = await openScratchEdge({ home, plan, candidate, edge });
  try {
    const fills = releases.find(({ app }) => app === APP)?.document?.describes?.slots.fills ?? [];
    return await use({
      planted,
      plan: withCandidate(plan, candidate),
      composed: (special) => composedViews(scratch, { home, plan, candidate, edge }, special(fills)),
      site: { publicPort: edge.port, actualPort: scratch.port },
    });
  } finally {
    await scratch.close();
    await planted.remove();
  }
}

const NONE = (): SpecialViews => ({});
const UPDATED = (): SpecialViews => ({ updated: VIEW });
const SLOTS = (names: readonly string[]): SpecialViews => ({
  slots: { view: { brand: BRAND, page: 'lobby', path: hrefTo('en', 'lobby') }, app: 'mfe-casino', names },
});

/** Rules of the browser part that reject a planted release. */
function refusedBy(
  name: keyof typeof FAULTY_RELEASES,
  deadline: { readonly mountDeadlineMs?: number } = {},
  special: (fills: readonly string[]) => SpecialViews = NONE,
): Promise<readonly string[]> {
  const isSpecial = special !== NONE;
  return withPlanted(name, async ({ planted, plan, site, composed }) => {
    const views = await composed((names) => special(names));
    const files = new Map([...signedFiles(plan), ...signedFiles({ apps: views.entries })]);
    const expected = { candidate: planted.manifest, files };
    const pages = await observePages(
      { ...site, ...deadline },
      isSpecial ? [] : [VIEW],
      expected,
      views.visits,
    );
    const [page] = pages;
    if (!page) throw new Error('No page was opened.');
    return [
      ...(Object.values(page.slots ?? {}).some((problem) => problem !== '') ? ['smoke/slot'] : []),
      ...(page.updates.length > 0 ? ['smoke/update'] : []),
      ...(page.mountedMs === undefined ? ['smoke/mount'] : []),
      ...(page.instead.length > 0 ? ['smoke/fallback'] : []),
      ...(page.unsigned.length > 0 ? ['smoke/integrity'] : []),
      ...(page.errors.length > 0 ? ['smoke/console'] : []),
      ...(page.again.length > 0 ? ['smoke/remount'] : []),
      ...(page.leaks.length > 0 ? ['smoke/leak'] : []),
      ...(page.foreign.length > 0 ? ['smoke/origin'] : []),
      ...(page.widths.length > 0 ? ['smoke/width'] : []),
      ...(page.violations.length > 0 ? ['smoke/axe'] : []),
      ...(page.changes.length > 0 ? ['smoke/changes'] : []),
      ...(page.secrets.length > 0 ? ['smoke/secret'] : []),
      ...(page.longestTaskMs > 2_000 && page.busyMs > 2_000 ? ['smoke/blocked'] : []),
      ...(page.elements > 10_000 ? ['smoke/elements'] : []),
    ];
  });
}

test.describe('the release check in a browser', () => {
  test.setTimeout(CHECK_MS);

  test('passes a release that shows its page', async () => {
    expect(await refusedBy('healthy')).toEqual([]);
  });

  test('passes a release whose timer ends after the page was left', async () => {
    expect(await refusedBy('delaysOnce')).toEqual([]);
  });

  for (const name of [
    'throwsAtLoad',
    'throwsAtMount',
    'throwsAtRender',
    'otherContract',
    'otherOwner',
  ] as const)
    test(`rejects a release that the shell replaces with a notice: ${name}`, async () => {
      expect(await refusedBy(name)).toEqual(expect.arrayContaining(['smoke/fallback', 'smoke/mount']));
    });

  test('rejects a release that mounts and shows no heading', async () => {
    // a short deadline suffices, because the heading never appears
    expect(await refusedBy('showsNothing', { mountDeadlineMs: 2_000 })).toEqual(['smoke/mount']);
  });

  // each is opened twice; one for each commit, all with --all
  for (const [name, rules] of variants([
    ['throwsAtSecondMount', ['smoke/fallback', 'smoke/remount']],
    ['leavesListeners', ['smoke/leak']],
    ['widerThanThePhone', ['smoke/width']],
    ['rejectsLater', ['smoke/console']],
    ['callsAnotherOrigin', ['smoke/console']],
  ] as const))
    test(`rejects a release that fails after it was shown: ${name}`, async () => {
      expect(await refusedBy(name)).toEqual(expect.arrayContaining([...rules]));
    });

  // what one release does to all others
  for (const [name, rules] of variants([
    ['replacesHistory', ['smoke/changes']],
    ['replacesFetch', ['smoke/changes']],
    ['changesPrototype', ['smoke/changes']],
    ['writesStorage', ['smoke/changes']],
    ['writesCookie', ['smoke/changes']],
    ['registersServiceWorker', ['smoke/changes']],
    ['opensDialog', ['smoke/changes']],
    ['addsStyleSheet', ['smoke/changes']],
    ['silencesConsole', ['smoke/changes']],
    ['swallowsErrors', ['smoke/changes']],
    ['stopsReports', ['smoke/changes']],
    ['deletesCaches', ['smoke/changes']],
    ['asksPermission', ['smoke/changes']],
    ['opensPeerConnection', ['smoke/changes']],
    ['postsToOtherTabs', ['smoke/changes']],
    ['leavesElements', ['smoke/leak']],
    ['locksScrolling', ['smoke/leak']],
    ['coversTheShell', ['smoke/changes']],
    ['insertsStyleElement', ['smoke/console']],
    ['opensForeignSocket', ['smoke/console']],
    ['printsToken', ['smoke/secret']],
    ['keepsAnimating', ['smoke/leak']],
    ['keepsPolling', ['smoke/leak']],
    ['chainsMicrotasks', ['smoke/blocked']],
    ['neverEndsMount', ['smoke/mount']],
    ['showsLate', ['smoke/mount']],
    ['stealsFocus', ['smoke/changes']],
    ['fixesTheBody', ['smoke/leak']],
    ['swallowsKeys', ['smoke/leak']],
    ['stopsTheWheel', ['smoke/leak']],
    ['setsRootVariables', ['smoke/changes']],
    ['changesTheme', ['smoke/changes']],
    ['replacesDate', ['smoke/changes']],
    ['definesDate', ['smoke/changes']],
    ['patchesNumber', ['smoke/changes']],
    ['definesElement', ['smoke/changes']],
    ['keepsChannel', ['smoke/leak']],
    ['keepsLock', ['smoke/leak']],
    ['keepsAudio', ['smoke/leak']],
    ['observesTheBody', ['smoke/leak']],
    ['asksBeforeLeaving', ['smoke/changes']],
    ['neverRests', ['smoke/leak']],
    ['writesCookieStore', ['smoke/changes']],
    ['opensWindow', ['smoke/changes']],
    ['removesHeader', ['smoke/changes']],
    ['renamesControls', ['smoke/changes']],
    ['usesClipboard', ['smoke/changes']],
    ['speaks', ['smoke/changes']],
    ['fillsTheScreen', ['smoke/changes']],
    ['stopsRequests', ['smoke/changes']],
    ['setsScrollRestoration', ['smoke/changes']],
    ['blocksThePage', ['smoke/blocked']],
    ['showsTooMuch', ['smoke/elements']],
  ] as const))
    test(`rejects a release that reaches beyond its own elements: ${name}`, async () => {
      expect(await refusedBy(name)).toEqual(expect.arrayContaining([...rules]));
    });

  test('exchanges a release with the live one, and shows its slots on the page of another application', async () => {
    expect(await refusedBy('healthy', {}, UPDATED)).toEqual([]);
    expect(await refusedBy('healthy', {}, SLOTS)).toEqual([]);
  });

  for (const [name, special, rule] of variants([
    ['throwsInItsSlot', SLOTS, 'smoke/slot'],
    ['throwsAfterAnother', UPDATED, 'smoke/update'],
    ['keepsListenersOfUpdates', UPDATED, 'smoke/update'],
  ] as const))
    test(`rejects a release that fails when it is composed with others: ${name}`, async () => {
      expect(await refusedBy(name, {}, special)).toContain(rule);
    });

  for (const name of ['lazyWithoutIntegrity', 'styleWithoutIntegrity'] as const)
    test(`rejects a release of another bundler: ${name}`, async () => {
      expect(await refusedBy(name)).toEqual(['smoke/integrity']);
    });
});

test('a browser with Integrity-Policy does not run a signed script that is loaded without integrity', async () => {
  await withPlanted('lazyWithoutIntegrity', async ({ site }) => {
    const browser = await launchBrowser(site);
    const page = await browser.newPage();
    const lazy = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/lazy.js'));
    await page.goto(`http://${BRAND}.localhost:${site.publicPort}${VIEW.path}`);
    await lazy;
    expect(await page.evaluate(() => '__lazyRan' in globalThis)).toBe(false);
    await browser.close();
  });
});

test('verify --pages reports files that a browser loads outside of the signed inventory', async () => {
  test.setTimeout(CHECK_MS);
  await withPlanted('lazyWithoutIntegrity', async ({ planted, plan, site }) => {
    const { inline } = await (await operator()).get('/v1/scripts', scriptInventorySchema);
    const signed = [...signedFiles(plan)].map(([path, integrity]) => ({ path, integrity }));
    const { findings } = await readPages(site, [VIEW], { files: signed, inline });
    const { base } = planted.manifest;
    expect(findings).toEqual([
      {
        brand: BRAND,
        page: 'jackpot',
        problem: 'script-unprotected',
        subject: `${base}lazy.js is loaded without integrity`,
      },
    ]);

    const otherBytes = signed.map((file) =>
      file.path === `${base}entry.js` ? { ...file, integrity: `sha384-${'A'.repeat(64)}` } : file,
    );
    const changed = await readPages(site, [VIEW], { files: otherBytes, inline });
    expect(
      changed.findings.map(({ problem, subject }) => [problem, new URL(subject, 'http://x').pathname]),
    ).toContainEqual(['script-unknown', `${base}entry.js`]);
  });
});
