import type { Browser, Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD, type Instance } from '../fixtures/brands.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';
import { throttled, type Net } from './visit.ts';

const PATIENCE_MS = 60_000;
/** What a page fetches ahead when it is idle has come by then, on the slow net too. */
const RESTED_MS = 10_000;

/** When the header's button is pressed: as soon as it is seen, while it still is a link to the cashier's page; or as soon as it opens the dialog. */
type Moment = 'seen' | 'ready';

/** Milliseconds from the press on Deposit in the header to a painted form in which an amount can be typed and a way to pay chosen. */
export interface QuickDeposits {
  /** On a page that has just come over this net with nothing of it kept. */
  readonly cold: number[];
  /** As cold, by a player who does not wait for the page: the form comes on the cashier's page. */
  readonly early: number[];
  /** For the first time on a page that has stood for a while, by a finger: nothing was pointed at before. */
  readonly rested: number[];
  /** Again on the same page. */
  readonly again: number[];
}

/** Presses Deposit at a moment, all of it inside the page, so that no wire is measured but the player's own. */
function press(page: Page, moment: Moment): Promise<number> {
  return page.evaluate(
    ([awaited, patience]) =>
      new Promise<number>((resolve, reject) => {
        let pressedAt: number | undefined;
        const giveUp = setTimeout(
          () =>
            reject(
              new Error(
                `${pressedAt === undefined ? 'Nothing could be pressed' : 'The form never came'} on ${location.pathname}`,
              ),
            ),
          patience,
        );
        const look = (): void => {
          if (pressedAt === undefined) {
            const button = document.querySelector<HTMLElement>('header a[href="/en/deposit/"]');
            if (!button || (awaited === 'ready' && button.getAttribute('aria-haspopup') !== 'dialog')) return;
            pressedAt = performance.now();
            button.click();
          }
          const began = pressedAt;
          const isUsable =
            document.querySelector('input[name="amount"]:enabled') &&
            document.querySelector('input[type="radio"]:enabled');
          if (!isUsable) return;
          watcher.disconnect();
          clearTimeout(giveUp);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { childList: true, subtree: true, attributes: true });
        look();
      }),
    [moment, PATIENCE_MS] as const,
  );
}

/** What was measured is a form that works: the first press on an amount writes it. */
async function chooseAmount(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Suggested amounts' })
    .getByRole('button')
    .first()
    .click({ timeout: PATIENCE_MS });
  const written = await page.locator('input[name="amount"]').inputValue();
  if (written === '') throw new Error('The form took no amount');
}

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.goto(`${origin}/en/terms-and-conditions/`);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.goto(`${origin}/en/login/?autoSignIn=1&redir=/en/`);
  await new SignInScreen(page).signIn(seededEmail('funded', 'aurora'), SEEDED_PASSWORD);
  await page.locator('header a[href="/en/deposit/"]').waitFor({ timeout: PATIENCE_MS });
  return page;
}

/** The deposit dialog, as often as asked, by one player on one net. */
export async function quickDeposits(
  browser: Browser,
  { gatewayPort }: Instance,
  net: Net,
  rounds: number,
): Promise<QuickDeposits> {
  const times: QuickDeposits = { cold: [], early: [], rested: [], again: [] };
  const origin = originOf('aurora', gatewayPort);
  const page = await signedIn(browser, origin);
  const session = await throttled(page, net);

  async function open(isKept: boolean): Promise<void> {
    if (!isKept) await session.send('Network.clearBrowserCache');
    await page.goto(`${origin}/en/`, { waitUntil: 'commit', timeout: PATIENCE_MS });
  }

  for (let round = 0; round < rounds; round += 1) {
    await open(false);
    times.cold.push(await press(page, 'ready'));
    await chooseAmount(page);

    await open(false);
    times.early.push(await press(page, 'seen'));
    await chooseAmount(page);

    await open(true);
    await page.waitForTimeout(RESTED_MS);
    times.rested.push(await press(page, 'ready'));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    times.again.push(await press(page, 'ready'));
    await chooseAmount(page);
  }
  await page.context().close();
  return times;
}
