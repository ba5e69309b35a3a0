import type { Browser, Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD, type Instance } from '../fixtures/brands.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';
import type { Net } from './visit.ts';
import { throttled } from './visit.ts';

const PATIENCE_MS = 30_000;
/** A pointer rests on a button about this long before it presses. */
const HOVER_MS = 300;
const DEPOSIT = 'header a[href="/en/deposit/"]';

/** Milliseconds from the press on Deposit in the header to a painted dialog in which an amount can be typed. */
async function press(page: Page): Promise<number> {
  return page.evaluate(
    ([button, patience]) =>
      new Promise<number>((resolve, reject) => {
        const giveUp = setTimeout(() => reject(new Error('The dialog never came')), patience);
        const began = performance.now();
        const watcher = new MutationObserver(() => {
          const field = document.querySelector<HTMLInputElement>('dialog input[name="amount"]');
          if (!field || field.disabled) return;
          watcher.disconnect();
          clearTimeout(giveUp);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        watcher.observe(document, { childList: true, subtree: true, attributes: true });
        document.querySelector<HTMLElement>(button)?.click();
      }),
    [DEPOSIT, PATIENCE_MS] as const,
  );
}

/** Quick deposit pressed at once on a page that has just come over this net with nothing of it kept, and again with the pointer resting on it first. */
export async function quickDeposits(browser: Browser, { gatewayPort }: Instance, net: Net, rounds: number): Promise<{ readonly cold: number[]; readonly warm: number[] }> {
  const cold: number[] = [];
  const warm: number[] = [];
  const origin = originOf('aurora', gatewayPort);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/en/terms-and-conditions/`);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.goto(`${origin}/en/login/?autoSignIn=1&redir=/en/`);
  await new SignInScreen(page).signIn(seededEmail('funded', 'aurora'), SEEDED_PASSWORD);
  await page.locator(DEPOSIT).waitFor();
  const session = await throttled(page, net);
  for (let round = 0; round < rounds; round += 1) {
    await session.send('Network.clearBrowserCache');
    await page.goto(`${origin}/en/`);
    await page.locator(DEPOSIT).waitFor({ timeout: PATIENCE_MS });
    cold.push(await press(page));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.locator(DEPOSIT).hover();
    await page.waitForTimeout(HOVER_MS);
    warm.push(await press(page));
  }
  await context.close();
  return { cold, warm };
}
