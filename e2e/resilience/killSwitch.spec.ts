import type { Page } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { switchOff, switchOn } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';

const PUSHED_WITHIN_MS = 2_000; // requirements/platform#performance
/** Longer than the longest polling interval, shorter than the limit for pages without a socket. */
const POLLED_WITHIN_MS = 29_000;

const shows = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor();

/** Milliseconds from the operator's decision until the page shows it. */
async function delayOf(decision: () => Promise<void>, page: Page, heading: string): Promise<number> {
  const startedAt = performance.now();
  await Promise.all([decision(), shows(page, heading)]);
  return performance.now() - startedAt;
}

const CASINO = 'mfe-casino';

test.afterEach(async () => {
  await switchOn(CASINO, 'tuli');
  await switchOn(CASINO, 'quetzal');
});

test(
  'a remote that an operator switches off closes on every open page, and opens again in place',
  { tag: '@alone' },
  async ({ page, context }) => {
    const url = `${originOf('tuli')}/fi/games/`;
    const deaf = await context.newPage();
    await deaf.clock.install();
    await deaf.routeWebSocket(/release-set\/live/, (socket) => socket.close());
    const connected = new Promise((resolve) => {
      page.on(
        'websocket',
        (socket) =>
          void (socket.url().includes('/release-set/live') && socket.once('framereceived', resolve)),
      );
    });
    await Promise.all([page.goto(url), deaf.goto(url)]);
    await connected;
    await expect(page.getByRole('heading', { level: 1, name: 'Kaikki pelit' })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
    const menu = page.getByRole('link', { name: 'Etusivu', exact: true });
    await expect(menu.first()).toBeVisible();

    await test.step('the page closes, and all links to it disappear', async () => {
      const decision = () => switchOff({ app: CASINO, brand: 'tuli', publicReason: 'maintenance' });
      expect(await delayOf(decision, page, 'Suljettu huollon ajaksi')).toBeLessThan(PUSHED_WITHIN_MS);
      await expect(menu).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('a page without a socket is updated by polling', async () => {
      await deaf.clock.fastForward(POLLED_WITHIN_MS);
      await shows(deaf, 'Suljettu huollon ajaksi');
    });
    await test.step('a new page shows the same state, and other brands are unaffected', async () => {
      await deaf.goto(`${originOf('tuli')}/fi/`);
      await shows(deaf, 'Suljettu huollon ajaksi');
      await deaf.goto(`${originOf('aurora')}/en/games/`);
      await shows(deaf, 'All games');
    });
    await test.step('it opens again automatically', async () => {
      await switchOn(CASINO, 'tuli');
      await shows(page, 'Kaikki pelit');
      await expect(menu.first()).toBeVisible();
      expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
    });
  },
);

test(
  'a real-money game is finished before its remote closes, unless an operator forces it',
  { tag: '@alone' },
  async ({ page, player }) => {
    await player.signIn(page, 'quetzal', 'funded', `/en/games/${slotGame.slug}/`);
    const game = new GameScreen(page);
    await game.playForMoney();
    await game.waitUntilReady();

    await switchOff({ app: CASINO, brand: 'quetzal', publicReason: 'incident' });
    await expect(page.getByRole('link', { name: 'All games' })).toHaveCount(0);
    await game.spin();

    const force = () =>
      switchOff({ app: CASINO, brand: 'quetzal', publicReason: 'maintenance', force: true });
    expect(await delayOf(force, page, 'Closed for maintenance')).toBeLessThan(PUSHED_WITHIN_MS);
    await expect(page.getByRole('banner').getByText('Balance')).toBeVisible();
  },
);
