import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hrefTo, type RouteId } from '@foyer/links';
import type { BrandId } from '@foyer/market';
import { originOf, type Instance } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { giveMoney } from '../fixtures/money.ts';
import { newPerson } from '../fixtures/people.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';
import { DAY_BRANDS, pick, type Random } from './day.ts';

/** Something that a player should never have met. */
export interface Complaint {
  readonly at: number;
  readonly browser: number;
  readonly url: string;
  readonly what: string;
}

export interface Crowd {
  readonly complaints: readonly Complaint[];
  readonly counts: { pages: number; registrations: number; rounds: number };
  /** Everybody finishes the page they are on. */
  leave(): Promise<void>;
}

export interface CrowdOptions {
  readonly browser: Browser;
  readonly instance: Instance;
  readonly random: Random;
  readonly size: number;
}

const PAGES = ['lobby', 'games', 'game-studios', 'sports', 'jackpot', 'jackpot-terms', 'terms-and-conditions', 'more-casinos'] as const satisfies readonly RouteId[];
/** Of everybody, so many have an account and play. */
const PLAYERS_OF_TEN = 3;
const PAGE_MS = 20_000;
/** Somebody looks at a page for this long, on a machine that carries twenty of them. */
const LOOKS_MS = 2_500;
const VIEWS_A_VISIT = 6;
const BROKEN = ['This part is not available right now', 'Something went wrong'] as const;
const COUNTRIES: Partial<Record<BrandId, 'FI' | 'EE' | 'CA'>> = { aurora: 'FI', tuli: 'EE', caravel: 'CA' };

/** Browsers that come, look around, register and play until they are told to leave. */
export function gather({ browser, instance, random, size }: CrowdOptions): Crowd {
  const complaints: Complaint[] = [];
  const counts = { pages: 0, registrations: 0, rounds: 0 };
  let isOpen = true;

  async function visit(number: number, doing: (page: Page, complain: (what: string) => void) => Promise<void>): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB' });
    try {
      const page = await openedPage(context);
      const complain = (what: string): void => {
        // what a player who leaves breaks off is nobody's fault
        if (isOpen) complaints.push({ at: Date.now(), browser: number, url: page.url(), what });
      };
      await listen(page, complain);
      await doing(page, complain);
    } finally {
      await context.close().catch(() => undefined); // the day may be broken off meanwhile
    }
  }

  async function look(page: Page, brand: BrandId, complain: (what: string) => void): Promise<void> {
    const route = pick(random, PAGES);
    const href = hrefTo('en', route);
    const link = page.locator(`a[href="${href}"]:visible`).first();
    // most ways lead on within the document, as players go
    if (page.url() !== 'about:blank' && random() < 0.6 && (await link.isVisible())) await link.click({ timeout: PAGE_MS });
    else await page.goto(`${originOf(brand, instance.gatewayPort)}${href}`, { waitUntil: 'commit', timeout: PAGE_MS });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PAGE_MS }).catch(() => complain(`no heading on ${href} within ${PAGE_MS} ms`));
    counts.pages += 1;
    await page.waitForTimeout(LOOKS_MS + random() * LOOKS_MS);
  }

  async function play(page: Page, brand: BrandId): Promise<void> {
    const person = newPerson(COUNTRIES[brand] ?? 'FI');
    await new RegistrationScreen(page).register(originOf(brand, instance.gatewayPort), person);
    counts.registrations += 1;
    await giveMoney(instance, brand, person.email, '200.00');
    await page.goto(`${originOf(brand, instance.gatewayPort)}/en/games/${slotGame.slug}/`, { waitUntil: 'commit' });
    const game = new GameScreen(page);
    await game.playForMoney();
    for (let round = 0; round < VIEWS_A_VISIT && isOpen; round += 1) {
      await game.spin();
      counts.rounds += 1;
    }
  }

  async function live(number: number): Promise<void> {
    while (isOpen) {
      const brand = DAY_BRANDS[number % DAY_BRANDS.length] ?? 'aurora';
      await visit(number, async (page, complain) => {
        try {
          if (number % 10 < PLAYERS_OF_TEN) await play(page, brand);
          for (let view = 0; view < VIEWS_A_VISIT && isOpen; view += 1) await look(page, brand, complain);
        } catch (error) {
          complain(error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error));
        }
      });
    }
  }

  const everybody = Array.from({ length: size }, (_, number) => live(number));
  return {
    complaints,
    counts,
    async leave() {
      isOpen = false;
      await Promise.allSettled(everybody);
    },
  };
}

async function openedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // how long something took is told by those only who allow it; whoever leaves while it is asked leaves it unanswered
  const allow = page.getByRole('button', { name: 'Accept all' });
  await page.addLocatorHandler(allow, () => allow.click().catch(() => undefined));
  return page;
}

/** A notice is seen even if it stands for one frame only, and every missing file of a release counts. */
async function listen(page: Page, complain: (what: string) => void): Promise<void> {
  await page.exposeFunction('__seen', (text: string) => complain(`read "${text}"`));
  await page.addInitScript((texts: readonly string[]) => {
    const told = new Set<string>();
    const look = (): void => {
      for (const text of texts) {
        if (told.has(text) || !document.body?.textContent.includes(text)) continue;
        told.add(text);
        (globalThis as unknown as { __seen(text: string): void }).__seen(text);
      }
    };
    document.addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true }));
  }, BROKEN);
  page.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname.startsWith('/assets/')) complain(`${response.status()} for ${new URL(response.url()).pathname}`);
  });
}
