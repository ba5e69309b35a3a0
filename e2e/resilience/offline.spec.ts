import type { Page } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen, type PlayedRound } from '../screens/GameScreen.ts';
import { expectBalance, headerBalance } from '../screens/Header.ts';

const offlineBanner = (page: Page) =>
  page.getByRole('status').getByText('You’re offline. We’ll reconnect as soon as your connection is back.');
const RECOVERY_MS = 40_000;

/** Clicks a link of the page without moving the pointer, because a hover would prefetch its page. */
async function press(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

test('a visitor who loses the connection is notified, and the page that failed to load appears automatically', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${originOf('aurora')}/en/`);
  await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
  // the footer with the link loads after the first content
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));

  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await press(page, '/en/more-casinos/');
  const failed = page.getByRole('heading', { name: 'This part isn’t available right now' });
  await expect(failed).toBeVisible();
  const [notice, heading] = await Promise.all([offlineBanner(page).boundingBox(), failed.boundingBox()]);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(heading?.y ?? 0);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Our other casinos' })).toBeVisible();
  await expect(offlineBanner(page)).toHaveCount(0);
  expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
});

test('a round that a lost connection interrupts is settled once, and everything recovers automatically', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(240_000);
  const game = new GameScreen(page);
  await player.signIn(page, 'zephyra', 'funded', `/en/games/${slotGame.slug}/`);
  await game.playForMoney();
  await game.spin();
  const before = await headerBalance(page);

  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await expect(page.getByText(/Your round is safe/)).toBeVisible();
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/rgs/rounds') && response.request().method() === 'POST' && response.ok(),
    { timeout: RECOVERY_MS },
  );
  await game.spinButton().click();
  await context.setOffline(false);
  const round = (await (await answer).json()) as PlayedRound;

  await expect(offlineBanner(page)).toHaveCount(0);
  await expectBalance(page, before - round.stakeMinor + round.returnMinor);
  await expect(game.spinButton()).toBeEnabled({ timeout: RECOVERY_MS });
  await game.spin();
});
