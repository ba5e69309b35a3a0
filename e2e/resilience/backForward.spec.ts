import type { Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../fixtures/browser.ts';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

// Playwright disables the back/forward cache by default
test.use({ launchOptions: { ...LAUNCH_OPTIONS, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

interface HeaderObservation {
  /** True if any data of the player was painted since the page was restored. */
  hasShownPlayer: boolean;
  isFromCache: boolean;
}

/** Checks the header in every painted frame, from the moment at which a page is shown or restored. */
async function watchHeader(page: Page): Promise<() => Promise<HeaderObservation>> {
  await page.addInitScript(() => {
    const observation = { hasShownPlayer: false, isFromCache: false };
    Object.assign(globalThis, { __watch: observation });
    const observe = (): void => {
      observation.hasShownPlayer ||=
        document.querySelector('header')?.textContent.includes('Balance') === true;
      requestAnimationFrame(observe);
    };
    addEventListener('pagehide', () => (observation.hasShownPlayer = false));
    addEventListener('pageshow', ({ persisted }) => {
      observation.isFromCache = persisted;
      observation.hasShownPlayer = false;
      observe();
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { __watch: HeaderObservation }).__watch);
}

test('after a sign-out in another tab, Back shows no data of the player', async ({
  page,
  context,
  player,
}) => {
  const readObservation = await watchHeader(page);
  await player.signIn(page, 'aurora', 'funded', '/en/');
  await page.goto('about:blank');

  const other = await context.newPage();
  await other.goto(`${originOf('aurora')}/en/profile/dashboard/`);
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL(/\/login\//);

  // page.goBack() waits for a load event, which a page restored from the cache does not have; and this call
  // must return before the page is left
  await page.evaluate(() => void setTimeout(() => history.back(), 0));
  await page.waitForURL((url) => url.origin === originOf('aurora'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await readObservation()).hasShownPlayer).toBe(false);
});
