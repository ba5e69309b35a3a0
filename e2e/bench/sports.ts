import type { Browser, Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD, type Instance as Product } from '../fixtures/brands.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

type Instance = Pick<Product, 'gatewayPort'>;

const BRAND = 'aurora';
const VIEW = { viewport: { width: 1440, height: 900 } } as const;
const PRESSES = 40;
const SEARCHES = ['a', 'un', 'city', 'nak', 'sv', 'league', 'ra', 'ba'] as const;
const ROUNDS = 5;
const BETS = 21;
const WATCH_MS = 40_000;
const TIMEOUT_MS = 15_000;
/** Between two inputs, so that a late change after one does not end the measurement of the next. */
const PAUSE_MS = 150;
/** The box of the search with its results. */
const RESULTS = 'main [role="search"]';

/** Milliseconds of each interaction until the frame that shows its effect has been painted. */
export interface SportsTimes {
  /** Pointer on a price → the slip shows or removes the selection. */
  readonly presses: readonly number[];
  /** Key in the search → its results, with all competitions. */
  readonly searches: readonly number[];
  /** Message of the feed sent → painted, on the page of a match in play. */
  readonly changes: readonly number[];
  /** Button of the slip → its bet is shown as placed, on a match that has not started. */
  readonly placements: readonly number[];
  /** Messages about the list of races. */
  readonly races: StreamTimes;
}

/** Messages of a stream. */
export interface StreamTimes {
  /** Milliseconds from a message with changes until it has been painted. */
  readonly changes: readonly number[];
  /** Bytes of the messages with changes. */
  readonly bytes: readonly number[];
  /** Bytes of the first message, which has the whole list. */
  readonly whole: number;
}

/** Opens a page without the consent dialog. */
async function open(browser: Browser, instance: Instance, path: string): Promise<Page> {
  const context = await browser.newContext(VIEW);
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${originOf(BRAND, instance.gatewayPort)}${path}`);
  await page.getByRole('button', { name: 'Necessary only' }).click({ timeout: TIMEOUT_MS });
  await page.getByRole('main').getByRole('heading').first().waitFor({ timeout: TIMEOUT_MS });
  return page;
}

interface Observed {
  sentAt: number | undefined;
  readonly delays: number[];
  /** Bytes of messages about contests. */
  readonly bytes: number[];
}

/** In the page: the time of the last message of the feed, and the delay until the next painted change of the page. */
function observe(): void {
  const observed: Observed = { sentAt: undefined, delays: [], bytes: [] };
  Object.assign(window, { observed });
  const Original = window.WebSocket;
  window.WebSocket = class extends Original {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const { type, at, contests } = JSON.parse(data) as { type: string; at: number; contests?: unknown[] };
        if (contests && contests.length > 0) observed.bytes.push(data.length);
        if (type === 'match' || type === 'changes' || (type === 'contest-changes' && contests?.length))
          observed.sentAt = at;
      });
    }
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const { sentAt } = observed;
      if (sentAt === undefined) return;
      observed.sentAt = undefined;
      requestAnimationFrame(() => setTimeout(() => observed.delays.push(Date.now() - sentAt)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true }),
  );
}

/** Waits in the page for an input, then for the painted change of the element; resolves to the time between. */
async function timed(
  page: Page,
  event: 'pointerdown' | 'input',
  region: string,
  act: () => Promise<void>,
): Promise<number> {
  const measuring = await page.evaluateHandle(
    ([type, selector]) => {
      const took = new Promise<number>((resolve) => {
        document.addEventListener(
          type,
          ({ timeStamp }) => {
            const watcher = new MutationObserver(() => {
              watcher.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            });
            for (const target of document.querySelectorAll(selector))
              watcher.observe(target, { childList: true, subtree: true, characterData: true });
          },
          { capture: true, once: true },
        );
      });
      return { took };
    },
    [event, region] as const,
  );
  await act();
  return measuring.evaluate(({ took }) => took);
}

export async function sportsTimes(browser: Browser, instance: Instance): Promise<SportsTimes> {
  return {
    presses: await slipPresses(browser, instance),
    searches: await searches(browser, instance),
    changes: await feedChanges(browser, instance),
    placements: await placements(browser, instance),
    races: await raceChanges(browser, instance),
  };
}

async function placements(browser: Browser, instance: Instance): Promise<readonly number[]> {
  const page = await open(browser, instance, '/en/sports/football/');
  await page.goto(
    `${originOf(BRAND, instance.gatewayPort)}/en/login/?autoSignIn=1&redir=/en/sports/football/`,
  );
  await new SignInScreen(page).signIn(seededEmail('funded', BRAND), SEEDED_PASSWORD);
  const tomorrow = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Tomorrow' }) })
    .getByRole('button', { name: / wins / });
  await page.getByRole('main').getByRole('link', { name: 'Tomorrow' }).click({ timeout: TIMEOUT_MS });
  await tomorrow.first().waitFor({ timeout: TIMEOUT_MS });
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  const times: number[] = [];
  for (let bet = 0; bet < BETS; bet += 1) {
    await tomorrow.nth(bet % (await tomorrow.count())).click({ timeout: TIMEOUT_MS });
    await slip.getByRole('textbox', { name: 'Stake' }).fill('0.10', { timeout: TIMEOUT_MS });
    await slip
      .getByRole('combobox', { name: 'If prices change' })
      .selectOption('Accept all prices', { timeout: TIMEOUT_MS });
    times.push(
      await placed(page, () =>
        slip.getByRole('button', { name: /^Place bet/ }).click({ timeout: TIMEOUT_MS }),
      ),
    );
    await slip.getByRole('button', { name: 'Done' }).click({ timeout: TIMEOUT_MS });
  }
  await page.context().close();
  // the first bet loads what the next ones have
  return times.slice(1);
}

/** Milliseconds from the pointer on the button until the slip shows the bet as placed. */
async function placed(page: Page, press: () => Promise<void>): Promise<number> {
  const measuring = await page.evaluateHandle(() => {
    const took = new Promise<number>((resolve) => {
      document.addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const watcher = new MutationObserver(() => {
            if (!document.querySelector('aside')?.textContent?.includes('Bet placed')) return;
            watcher.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    return { took };
  });
  await press();
  return measuring.evaluate(({ took }) => took);
}

async function raceChanges(browser: Browser, instance: Instance): Promise<StreamTimes> {
  const page = await open(browser, instance, '/en/sports/horse-racing/');
  const observed = () => page.evaluate(() => (window as unknown as { observed: Observed }).observed);
  await page.waitForTimeout(WATCH_MS);
  const { delays, bytes } = await observed();
  const whole = await page.evaluate(
    async () => (await (await fetch('/sports-feed/contests/races')).text()).length,
  );
  await page.context().close();
  return { changes: delays, bytes: bytes.filter((size) => size < whole * 0.9), whole };
}

async function slipPresses(browser: Browser, instance: Instance): Promise<readonly number[]> {
  const page = await open(browser, instance, '/en/sports/');
  const prices = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Starting soon' }) })
    .getByRole('button', { name: / wins / });
  await prices.first().waitFor({ timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const price = prices.nth(Math.floor(press / 2) % Math.min(6, await prices.count()));
    times.push(await timed(page, 'pointerdown', 'aside', () => price.click({ timeout: TIMEOUT_MS })));
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.context().close();
  // the first press loads the slip
  return times.slice(2);
}

async function searches(browser: Browser, instance: Instance): Promise<readonly number[]> {
  const page = await open(browser, instance, '/en/sports/');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Find a team, horse or competition' })
    .click({ timeout: TIMEOUT_MS });
  const box = page.getByRole('main').getByRole('searchbox');
  await box.click({ timeout: TIMEOUT_MS });
  await box.fill('zz');
  await page.locator(RESULTS).getByText('Nothing found for “zz”').waitFor({ timeout: TIMEOUT_MS });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const word of SEARCHES) {
      times.push(await timed(page, 'input', RESULTS, () => box.fill(word)));
      await page.waitForTimeout(PAUSE_MS);
    }
  await page.context().close();
  return times;
}

async function feedChanges(browser: Browser, instance: Instance): Promise<readonly number[]> {
  const page = await open(browser, instance, '/en/sports/');
  const live = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Live now' }) })
    .getByRole('link', { name: /All markets$/ });
  await live.first().click({ timeout: TIMEOUT_MS });
  await page.getByRole('heading', { level: 1, name: / – / }).waitFor({ timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => ((window as unknown as { observed: Observed }).observed.delays.length = 0));
  await page.waitForTimeout(WATCH_MS);
  const delays = await page.evaluate(() => (window as unknown as { observed: Observed }).observed.delays);
  await page.context().close();
  return delays;
}
