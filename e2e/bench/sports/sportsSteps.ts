import type { Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD } from '../../fixtures/brands.ts';
import { SignInScreen } from '../../screens/SignInScreen.ts';
import { watchFeed } from './observeFeed.ts';
import { BRAND, rest, type Instance } from './openPage.ts';
import { timed } from './timed.ts';

/** Repetitions of a measurement; each is called until its time is over. */
export interface Repeated {
  readonly repetitions: number;
  /** Called with each measured time, so that the figure so far is known when a later one fails. */
  readonly add: (ms: number) => void;
  /** True when the time of the measurement is over. */
  readonly isOver: () => boolean;
}

/** Between two inputs, so that a late change after one does not end the measurement of the next. */
const PAUSE_MS = 150;
const SEARCHES = ['a', 'un', 'city', 'nak', 'sv', 'league', 'ra', 'ba'] as const;
/** The box of the search with its results. */
const RESULTS = 'main [role="search"]';
const VISIBLE_PRICES = 6;

const section = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) });

/** Pointer on a price → the slip shows or removes the selection. */
export async function pressPrices(page: Page, { repetitions, add, isOver }: Repeated): Promise<void> {
  const prices = section(page, 'Starting soon').getByRole('button', { name: / wins / });
  await prices.first().waitFor();
  await rest(page);
  // the first two presses load the slip
  for (let press = -2; press < repetitions && !isOver(); press += 1) {
    const count = Math.min(VISIBLE_PRICES, await prices.count());
    const price = prices.nth(Math.floor((press + 2) / 2) % count);
    const step = `price ${press + 3} pressed → slip`;
    const ms = await timed(page, { step, event: 'pointerdown', region: 'aside', act: () => price.click() });
    if (press >= 0) add(ms);
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** Key in the search → its results, with all competitions. */
export async function search(page: Page, { repetitions, add, isOver }: Repeated): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Find a team, horse or competition' }).click();
  const box = main.getByRole('searchbox');
  await box.click();
  await box.fill('zz');
  await page.locator(RESULTS).getByText('Nothing found for “zz”').waitFor();
  for (let round = 0; round < repetitions && !isOver(); round += 1) {
    const word = SEARCHES[round % SEARCHES.length] ?? '';
    const step = `“${word}” entered → results`;
    add(await timed(page, { step, event: 'input', region: RESULTS, act: () => box.fill(word) }));
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** Button of the slip → its bet is shown as placed, on a match that has not started. */
export async function placeBets(
  page: Page,
  instance: Instance,
  { repetitions, add, isOver }: Repeated,
): Promise<void> {
  const path = '/en/sports/football/';
  await page.goto(`${originOf(BRAND, instance.gatewayPort)}/en/login/?autoSignIn=1&redir=${path}`);
  await new SignInScreen(page).signIn(seededEmail('funded', BRAND), SEEDED_PASSWORD);
  await page.waitForURL(`**${path}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: 'Tomorrow' }).click();
  const tomorrow = section(page, 'Tomorrow').getByRole('button', { name: / wins / });
  await tomorrow.first().waitFor();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  // the first bet loads what the next ones have
  for (let bet = -1; bet < repetitions && !isOver(); bet += 1) {
    await tomorrow.nth((bet + 1) % (await tomorrow.count())).click();
    await slip.getByRole('textbox', { name: 'Stake' }).fill('0.10');
    await slip.getByRole('combobox', { name: 'If prices change' }).selectOption('Accept all prices');
    const button = slip.getByRole('button', { name: /^Place bet/ });
    const ms = await timed(page, {
      step: `bet ${bet + 2} → placed`,
      event: 'pointerdown',
      region: 'aside',
      text: 'Bet placed',
      act: () => button.click(),
    }).catch(async (error: unknown) => {
      throw new Error(`${String(error)}. The slip shows: ${await slip.innerText()}`, { cause: error });
    });
    if (bet >= 0) add(ms);
    await slip.getByRole('button', { name: 'Done' }).click();
  }
}

/** Message of the feed sent → painted, on the page of a match in play. */
export async function watchMatch(page: Page, seconds: number, add: (ms: number) => void): Promise<void> {
  await section(page, 'Live now')
    .getByRole('link', { name: /All markets$/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: / – / }).waitFor();
  await rest(page);
  for (const delay of (await watchFeed(page, seconds)).delays) add(delay);
}

/** Message about the list of races sent → painted. Resolves to the bytes of each message and of the whole list. */
export async function watchRaces(
  page: Page,
  seconds: number,
  add: (ms: number) => void,
): Promise<{ readonly bytes: readonly number[]; readonly whole: number }> {
  const { delays, bytes } = await watchFeed(page, seconds);
  for (const delay of delays) add(delay);
  const whole = await page.evaluate(
    async () => (await (await fetch('/sports-feed/contests/races')).text()).length,
  );
  // the first message has the whole list
  return { bytes: bytes.filter((size) => size < whole * 0.9), whole };
}
