import type { Browser, Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD, type Instance } from '../fixtures/brands.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';
import { throttled, type Net } from './visit.ts';

const TIMEOUT_MS = 60_000;
/** Idle prefetching has finished after this time, also on the slow connection. */
const RESTED_MS = 10_000;

/**
 * When the header button is clicked: `seen` as soon as it is visible and still a link to the cashier page,
 * `ready` as soon as it opens the dialog.
 */
type Moment = 'seen' | 'ready';

/**
 * Milliseconds from the click on Deposit in the header to a painted form that accepts an amount and a
 * payment method.
 */
export interface QuickDeposits {
  /** First opening on a page that was just loaded over this connection with an empty cache. */
  readonly cold: number[];
  /** As `cold`, but clicked before the page is ready, so that the form opens on the cashier page. */
  readonly early: number[];
  /**
   * First opening on a page that has been idle for a while, by touch, so that no hover started a prefetch.
   */
  readonly rested: number[];
  /** Second opening on the same page. */
  readonly again: number[];
}

/** Clicks Deposit at the given moment from inside the page, so that no automation latency is measured. */
function press(page: Page, moment: Moment): Promise<number> {
  return page.evaluate(
    ([awaited, timeout]) =>
      new Promise<number>((resolve, reject) => {
        let pressedAt: number | undefined;
        const timer = setTimeout(
          () =>
            reject(
              new Error(
                `${pressedAt === undefined ? 'No deposit button appeared' : 'The deposit form did not appear'} on ${location.pathname}`,
              ),
            ),
          timeout,
        );
        const poll = (): void => {
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
          clearTimeout(timer);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        const watcher = new MutationObserver(poll);
        watcher.observe(document, { childList: true, subtree: true, attributes: true });
        poll();
      }),
    [moment, TIMEOUT_MS] as const,
  );
}

/** Proves that the measured form works: the first click on an amount fills it in. */
async function chooseAmount(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Suggested amounts' })
    .getByRole('button')
    .first()
    .click({ timeout: TIMEOUT_MS });
  const written = await page.locator('input[name="amount"]').inputValue();
  if (written === '') throw new Error('The form did not accept an amount');
}

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.goto(`${origin}/en/terms-and-conditions/`);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.goto(`${origin}/en/login/?autoSignIn=1&redir=/en/`);
  await new SignInScreen(page).signIn(seededEmail('funded', 'aurora'), SEEDED_PASSWORD);
  await page.locator('header a[href="/en/deposit/"]').waitFor({ timeout: TIMEOUT_MS });
  return page;
}

/** Measures the deposit dialog for one player on one connection, as often as requested. */
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

  async function open(isReused: boolean): Promise<void> {
    if (!isReused) await session.send('Network.clearBrowserCache');
    await page.goto(`${origin}/en/`, { waitUntil: 'commit', timeout: TIMEOUT_MS });
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
