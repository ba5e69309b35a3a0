import type { Page } from '@playwright/test';
import type { OffReason } from '@foyer/kernel/release-plan';
import type { BrandId } from '@foyer/market';
import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { decide } from './plan.ts';

const PUSHED_WITHIN_MS = 2_000; // architecture.md §7
/** Longer than the longest poll, shorter than what is promised without a socket. */
const POLLED_WITHIN_MS = 29_000;

async function casinoOff(brand: BrandId, reason: OffReason, forced: readonly string[] = []): Promise<void> {
  await decide(sharedInstance().home, { rules: [{ id: 'test', app: 'mfe-casino', scope: { brand }, decision: { kind: 'off', reason } }], forced });
}

const nothingOff = (): Promise<void> => decide(sharedInstance().home, { rules: [] });

/** Ms from now, by this process, until the page has shown it. */
async function within(page: Page, heading: string): Promise<number> {
  const startedAt = performance.now();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return performance.now() - startedAt;
}

test.afterEach(nothingOff);

test('what an operator switches off closes on every open page, and opens again in place', async ({ page, context }) => {
  const url = `${originOf('tuli')}/fi/games/`;
  const deaf = await context.newPage();
  await deaf.clock.install();
  await deaf.routeWebSocket(/release-set\/live/, (socket) => socket.close());
  const connected = new Promise((resolve) => {
    page.on('websocket', (socket) => void (socket.url().includes('/release-set/live') && socket.once('framereceived', resolve)));
  });
  await Promise.all([page.goto(url), deaf.goto(url)]);
  await connected;
  await expect(page.getByRole('heading', { level: 1, name: 'Kaikki pelit' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
  const menu = page.getByRole('link', { name: 'Etusivu', exact: true });
  await expect(menu.first()).toBeVisible();

  await test.step('the page closes, with everything that leads there', async () => {
    await casinoOff('tuli', 'maintenance');
    expect(await within(page, 'Suljettu huollon ajaksi')).toBeLessThan(PUSHED_WITHIN_MS);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('a page without a socket learns it by asking', async () => {
    await deaf.clock.fastForward(POLLED_WITHIN_MS);
    await within(deaf, 'Suljettu huollon ajaksi');
  });
  await test.step('a new page says the same, and other brands know nothing of it', async () => {
    await deaf.goto(`${originOf('tuli')}/fi/`);
    await within(deaf, 'Suljettu huollon ajaksi');
    await deaf.goto(`${originOf('aurora')}/en/games/`);
    await within(deaf, 'All games');
  });
  await test.step('it opens again by itself', async () => {
    await nothingOff();
    await within(page, 'Kaikki pelit');
    await expect(menu.first()).toBeVisible();
    expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
  });
});

test('a game for money is finished before its remote closes, unless an operator forces it', async ({ page, player }) => {
  await player.signIn(page, 'quetzal', 'funded', `/en/games/${slotGame.slug}/`);
  const game = new GameScreen(page);
  await game.playForMoney();
  await game.waitUntilReady();

  await casinoOff('quetzal', 'incident');
  await expect(page.getByRole('link', { name: 'All games' })).toHaveCount(0);
  await game.spin();

  await casinoOff('quetzal', 'incident', ['mfe-casino']);
  expect(await within(page, 'Closed for the moment')).toBeLessThan(PUSHED_WITHIN_MS);
  await expect(page.getByRole('banner').getByText('Balance')).toBeVisible();
});
