import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hrefTo, type RouteId } from '@foyer/links';
import type { BrandId } from '@foyer/market';
import { originOf, type Instance } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { creditBalance } from '../fixtures/money.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';
import { DAY_BRANDS, pick, type Random } from './planReleases.ts';
import { limitConcurrency } from '@foyer/launch/page-check';

/** A problem that a player should never see. */
export interface PlayerFault {
  readonly at: number;
  readonly browser: number;
  readonly url: string;
  readonly description: string;
}

export interface Visitors {
  readonly playerFaults: readonly PlayerFault[];
  readonly counts: {
    pages: number;
    outsidePages: number;
    registrations: number;
    rounds: number;
    /** Parts whose delay the shell announced. */
    lateParts: number;
  };
  /** Resolves when every visitor has finished the current page, after half a minute at the latest. */
  leave(): Promise<void>;
}

export interface VisitorOptions {
  readonly browser: Browser;
  readonly instance: Instance;
  readonly random: Random;
  readonly size: number;
  /** Addresses of invited squads, as they get live. */
  addresses(): readonly string[];
  /** Squads whose rollout waits for visitors of the brand. */
  rolledOutIn(brand: BrandId): readonly string[];
}

/** Visits the pages of every squad about equally often: a rollout without page views is never decided. */
const PAGES = [
  'lobby',
  'games',
  'sports',
  'jackpot',
  'sports',
  'jackpot',
  'jackpot-terms',
  'game-studios',
] as const satisfies readonly RouteId[];
/** Pages of a squad. */
const PAGES_OF: Readonly<Record<string, readonly (typeof PAGES)[number][]>> = {
  casino: ['lobby', 'games', 'game-studios'],
  sportsbook: ['sports'],
  'jackpot-raffle': ['jackpot', 'jackpot-terms'],
};
/**
 * Share of the views that go to a squad whose rollout waits: a brand of this run has a page view in a few seconds, and a
 * rollout needs six of each release.
 */
const ROLLOUT_SHARE = 0.6;
/**
 * One visit in this number registers and plays; a registration costs this machine as much as ten page
 * views.
 */
const PLAYER_ONE_IN = 5;
const PAGE_MS = 20_000;
/** Share of the views that open a page of an invited squad. */
const OUTSIDE_SHARE = 0.2;
/**
 * A visitor stays on a page for this time up to twice as long. A page view costs this machine more than a
 * second, and the machine also runs all visitors and builds.
 */
const PAGE_STAY_MS = 15_000;
const VIEWS_A_VISIT = 2;
/**
 * Upper limits for pages that load and players who play at the same time: with more of them two cores would
 * delay every page.
 */
const OPEN_AT_ONCE = 2;
const PLAY_AT_ONCE = 1;
const ROUNDS_A_VISIT = 6;
/** Longest wait for the visitors at the end. */
const LEAVE_MS = 30_000;
const BROKEN = ['This part isn’t available', 'Something went wrong'] as const;
/** The shell announces a slow part before it arrives; one release of the run is slow on purpose. */
const LATE = 'This part is taking longer';
const HOMES: Partial<Record<BrandId, (typeof PAGES)[number]>> = { caravel: 'sports' };
const COUNTRIES: Partial<Record<BrandId, 'FI' | 'EE' | 'CA'>> = { aurora: 'FI', tuli: 'EE', caravel: 'CA' };

/** Browsers whose visitors arrive, browse, register and play until `leave` is called. */
export function startVisitors({
  browser,
  instance,
  random,
  size,
  addresses,
  rolledOutIn,
}: VisitorOptions): Visitors {
  const playerFaults: PlayerFault[] = [];
  const counts = { pages: 0, outsidePages: 0, registrations: 0, rounds: 0, lateParts: 0 };
  const opening = limitConcurrency(OPEN_AT_ONCE);
  const playing = limitConcurrency(PLAY_AT_ONCE);
  let isOpen = true;
  const left = new AbortController();
  // the end of the run must not wait for a page that a visitor reads
  const stay = (ms: number): Promise<unknown> =>
    delay(ms, undefined, { signal: left.signal }).catch(() => undefined);

  /**
   * A new visitor each time, with the files that this browser has cached: a first visit costs the machine
   * twice as much.
   */
  async function visit(
    context: BrowserContext,
    number: number,
    doing: (page: Page, report: (description: string) => void) => Promise<void>,
  ): Promise<void> {
    await context.clearCookies();
    const page = await openedPage(context);
    const report = (description: string): void => {
      // requests that a leaving player aborts are not faults
      if (isOpen) playerFaults.push({ at: Date.now(), browser: number, url: page.url(), description });
    };
    await listen(page, report, () => {
      counts.lateParts += 1;
    });
    await doing(page, report);
    await page.close();
  }

  /** Most views go to pages whose rollout waits; of the others that start a visit, half open the home page. */
  function nextPage(isFirst: boolean, brand: BrandId): (typeof PAGES)[number] {
    const waiting = rolledOutIn(brand).flatMap((squad) => PAGES_OF[squad] ?? []);
    if (waiting.length > 0 && random() < ROLLOUT_SHARE) return pick(random, waiting);
    return isFirst && random() < 0.5 ? (HOMES[brand] ?? 'lobby') : pick(random, PAGES);
  }

  async function browse(page: Page, brand: BrandId, report: (description: string) => void): Promise<void> {
    const route = nextPage(page.url() === 'about:blank', brand);
    const outside = addresses();
    const href = outside.length > 0 && random() < OUTSIDE_SHARE ? pick(random, outside) : hrefTo('en', route);
    const link = page.locator(`a[href="${href}"]:visible`).first();
    // most navigation happens within the document, as for real players
    await opening(async () => {
      if (page.url() !== 'about:blank' && (await link.isVisible())) await link.click({ timeout: PAGE_MS });
      else
        await page.goto(`${originOf(brand, instance.gatewayPort)}${href}`, {
          waitUntil: 'commit',
          timeout: PAGE_MS,
        });
      await page
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor({ timeout: PAGE_MS })
        .catch(() => report(`no heading on ${href} within ${PAGE_MS} ms`));
    });
    counts.pages += 1;
    if (outside.includes(href)) counts.outsidePages += 1;
    await stay(PAGE_STAY_MS + random() * PAGE_STAY_MS);
  }

  async function play(page: Page, brand: BrandId): Promise<void> {
    const person = newRegistration(COUNTRIES[brand] ?? 'FI');
    await new RegistrationScreen(page).register(originOf(brand, instance.gatewayPort), person);
    counts.registrations += 1;
    await creditBalance(instance, brand, person.email, '200.00');
    await page.goto(`${originOf(brand, instance.gatewayPort)}/en/games/${slotGame.slug}/`, {
      waitUntil: 'commit',
    });
    const game = new GameScreen(page);
    await game.playForMoney();
    for (let round = 0; round < ROUNDS_A_VISIT && isOpen; round += 1) {
      await game.spin();
      counts.rounds += 1;
    }
  }

  async function live(number: number): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const brand = DAY_BRANDS[number % DAY_BRANDS.length] ?? 'aurora';
    // spreads the arrivals
    await stay((number * PAGE_STAY_MS) / size);
    while (isOpen && browser.isConnected()) {
      await visit(context, number, async (page, report) => {
        try {
          if (number % PLAYER_ONE_IN === 0) await playing(() => play(page, brand));
          for (let view = 0; view < VIEWS_A_VISIT && isOpen; view += 1) await browse(page, brand, report);
        } catch (error) {
          report(error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error));
        }
      }).catch(() => undefined); // the run may be aborted in the meantime
    }
  }

  const visits = Array.from({ length: size }, (_, number) => live(number));
  return {
    playerFaults,
    counts,
    async leave() {
      isOpen = false;
      left.abort();
      await Promise.race([Promise.allSettled(visits), delay(LEAVE_MS, undefined, { ref: false })]);
    },
  };
}

async function openedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // timing is reported with consent only; a visitor who leaves during the question leaves it unanswered
  const allow = page.getByRole('button', { name: 'Accept all' });
  await page.addLocatorHandler(allow, () => allow.click().catch(() => undefined));
  return page;
}

/** Detects a notice even if it is visible for one frame only, and every missing file of a release. */
async function listen(page: Page, report: (description: string) => void, onLate: () => void): Promise<void> {
  await page.exposeFunction('__seen', (text: string) => {
    if (text === LATE) onLate();
    else report(`read "${text}"`);
  });
  await page.addInitScript(
    (texts: readonly string[]) => {
      const reported = new Set<string>();
      const check = (): void => {
        for (const text of texts) {
          // the last-resort error page is part of every document, hidden
          if (reported.has(text) || !document.getElementById('root')?.textContent.includes(text)) continue;
          reported.add(text);
          (globalThis as unknown as { __seen(text: string): void }).__seen(text);
        }
      };
      document.addEventListener('DOMContentLoaded', () =>
        new MutationObserver(check).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        }),
      );
    },
    [...BROKEN, LATE],
  );
  page.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname.startsWith('/assets/'))
      report(`${response.status()} for ${new URL(response.url()).pathname}`);
  });
}
