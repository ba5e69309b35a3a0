import type { Browser, BrowserContext, Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD, type Instance } from '../fixtures/brands.ts';
import { debitBalance } from '../fixtures/money.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const TIMEOUT_MS = 15_000;
/** Typical time for which a pointer hovers over a link before the click. */
const HOVER_MS = 300;
const ROUNDS = 6;
const WALLET_EVENTS = 60;
/** Casino pages; the bench navigates between them after each has been visited once. */
const WARM_PAGES = ['/en/games/', '/en/game-list/slots/', '/en/game-studio/', '/en/'] as const;
/** Page of another remote, which the browser has not loaded yet. */
const OTHER_REMOTE_PAGE = '/en/terms-and-conditions/';

/** Milliseconds from the click to the first paint that shows the heading of the new page. */
async function press(page: Page, href: string): Promise<number> {
  await page.locator(`a[href="${href}"]`).first().scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS });
  await page.locator(`a[href="${href}"]`).first().hover({ timeout: TIMEOUT_MS });
  await page.waitForTimeout(HOVER_MS);
  return page.evaluate(
    ([target, timeout]) =>
      new Promise<number>((resolve, reject) => {
        const heading = () => document.querySelector('main h1');
        const before = heading();
        const began = performance.now();
        const timer = setTimeout(() => reject(new Error(`${target} did not appear`)), timeout);
        const watcher = new MutationObserver(() => {
          if (location.pathname !== target || !heading() || heading() === before) return;
          watcher.disconnect();
          clearTimeout(timer);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        watcher.observe(document, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click();
      }),
    [href, TIMEOUT_MS] as const,
  );
}

async function lobby(context: BrowserContext, { gatewayPort }: Instance): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${originOf('aurora', gatewayPort)}/en/`);
  await page.getByRole('main').locator('a[href^="/en/games/"]').first().waitFor();
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Navigation between pages that were visited before, and the first navigation to another remote after its
 * link was hovered.
 */
export async function pageChanges(
  browser: Browser,
  instance: Instance,
): Promise<{ warm: number[]; preloaded: number[] }> {
  const warm: number[] = [];
  const preloaded: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await lobby(context, instance);
    for (const seenBefore of [false, true]) {
      for (const href of WARM_PAGES) {
        const took = await press(page, href);
        if (seenBefore) warm.push(took);
      }
    }
    preloaded.push(await press(page, OTHER_REMOTE_PAGE));
    await context.close();
  }
  return { warm, preloaded: preloaded.slice(1) };
}

/**
 * Milliseconds from the request for a transfer, including its ledger posting, to the paint of the header
 * that shows it.
 */
export async function walletEvents(browser: Browser, instance: Instance): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await lobby(context, instance);
  const email = seededEmail('funded', 'aurora');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await new SignInScreen(page).signIn(email, SEEDED_PASSWORD);
  await page.getByRole('banner').getByText('Balance').waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let event = 0; event < WALLET_EVENTS; event += 1) {
    const shown = await page.evaluateHandle(() => {
      const banner = document.querySelector('header');
      const before = banner?.textContent;
      const seen = new Promise<number>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (banner?.textContent === before) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
        });
        if (banner) watcher.observe(banner, { childList: true, subtree: true, characterData: true });
      });
      return { seen };
    });
    const ordered = performance.timeOrigin + performance.now();
    await debitBalance(instance, 'aurora', email, event % 2 === 0 ? -100 : 100);
    times.push((await shown.evaluate(({ seen }) => seen)) - ordered);
  }
  await context.close();
  return times;
}

/** Formats a distribution: `p50 12, p95 30, worst 41 (60)`. */
export function spread(times: readonly number[]): string {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} ms (${sorted.length})`;
}
