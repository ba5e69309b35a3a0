import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ROUTES, routeOf, type RouteId } from '@foyer/links';
import { BRANDS, type BrandId } from '@foyer/market';
import { findChromium } from '@foyer/launch/chromium';
import '../fixtures/dns.ts';
import { originOf } from '../fixtures/brands.ts';
import { writeGallery } from './gallery.ts';
import { openBrand, forgetConsent } from './openBrand.ts';
import { scenes, type Scene } from './scenes.ts';
import { waitUntilStable, scrollThrough } from './waitUntilStable.ts';
import { STATE_NAMES, STATES, ROUTES_WITH_STATES, type PageState, type StateName } from './pageStates.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 820: 1_180, 1440: 900 };
const OTHER_HEIGHT = 900;
const TIMEOUT_MS = 20_000;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    brands: { type: 'string', default: BRANDS.join() },
    widths: { type: 'string', default: Object.keys(HEIGHTS).join() },
    states: { type: 'string', default: STATE_NAMES.join() },
    // prefixes of scene names; all scenes when empty
    scenes: { type: 'string', default: '' },
    locale: { type: 'string', default: 'en' },
    out: { type: 'string' },
  },
});
if (values.out === undefined)
  throw new Error('Missing --out <folder>: name a folder outside of the repository for the pictures.');
process.env['FOYER_E2E_PORT'] = values.port;
const out = path.resolve(values.out);
const brands = BRANDS.filter((brand) => values.brands.split(',').includes(brand));
const widths = values.widths.split(',').map(Number);
const states = STATE_NAMES.filter((state) => values.states.split(',').includes(state));
const wanted = scenes().filter(({ name }) =>
  values.scenes.split(',').some((start) => name.startsWith(start)),
);
const failures: string[] = [];

const browser = await chromium.launch({
  executablePath: findChromium(),
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
try {
  for (const brand of brands)
    for (const state of states)
      for (const width of widths) await takeScreenshots(browser, brand, state, width);
} finally {
  await browser.close();
}
writeGallery(out);
for (const failure of failures) console.error(`not taken: ${failure}`);
console.log(path.join(out, 'index.html'));

/** Takes the screenshots of all scenes of one brand in one state at one width. */
async function takeScreenshots(on: Browser, brand: BrandId, name: StateName, width: number): Promise<void> {
  const state: PageState = STATES[name];
  const seen = wanted.filter((scene) => canBeSeen(scene, name, state));
  if (seen.length === 0) return;
  const folder = path.join(out, brand, name, String(width));
  mkdirSync(folder, { recursive: true });
  const context = await on.newContext({
    viewport: { width, height: HEIGHTS[width] ?? OTHER_HEIGHT },
    isMobile: width < 1_000,
    hasTouch: width < 1_000,
    locale: 'en-GB',
    ...state.context,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await openBrand(context, brand, state.isPlayer);
    for (const scene of seen) {
      await take(context, brand, scene, state, path.join(folder, `${scene.name}.png`)).catch(
        (error: unknown) => {
          failures.push(`${brand} ${name} ${width} ${scene.name}: ${String(error).split('\n', 1)[0]}`);
        },
      );
    }
  } catch (error) {
    failures.push(`${brand} ${name} ${width}: ${String(error).split('\n', 1)[0]}`);
  } finally {
    await context.close();
  }
}

function canBeSeen({ name, needs }: Scene, state: StateName, { isPlayer }: PageState): boolean {
  if (needs !== undefined && (needs === 'player') !== isPlayer) return false;
  if (!isPlayer && isRoute(name) && routeOf(name).access === 'player') return false;
  return state === 'visitor' || state === 'player' || ROUTES_WITH_STATES.includes(name);
}

function isRoute(name: string): name is RouteId {
  return Object.hasOwn(ROUTES, name);
}

async function take(
  context: BrowserContext,
  brand: BrandId,
  scene: Scene,
  state: PageState,
  file: string,
): Promise<void> {
  const isScreen = scene.isScreen === true;
  if (scene.showsConsent === true) await forgetConsent(context);
  const page = await context.newPage();
  try {
    await state.before?.(page);
    await page.goto(`${originOf(brand)}${scene.path.replace('/en/', `/${values.locale}/`)}`, {
      waitUntil: 'commit',
    });
    await waitUntilStable(page, state.isUnfinished === true);
    await scene.prepare?.(page);
    if (!isScreen && state.isUnfinished !== true) await scrollThrough(page);
    else await waitUntilStable(page, state.isUnfinished === true);
    await state.after?.(page);
    await page.screenshot({ path: file, fullPage: !isScreen, animations: 'disabled' });
  } finally {
    await context.setOffline(false);
    await page.close();
    if (scene.showsConsent === true) await openBrand(context, brand, false);
  }
}
