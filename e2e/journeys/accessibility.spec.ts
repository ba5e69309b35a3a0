import { violations, violationsOnArrival } from '../fixtures/axe.ts';
import { ALL_BRANDS, originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkEveryRoute, ALL_ROUTES_TIMEOUT_MS } from '../screens/checkEveryRoute.ts';
import { GameScreen } from '../screens/GameScreen.ts';

test('every player route renders without errors and has no axe violations on a phone or on a desktop', async ({
  page,
  player,
  pageErrors,
}) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await player.signIn(page, 'aurora', 'funded', '/en/');
  await checkEveryRoute(page, 'player');
  expect(pageErrors).toEqual([]);
});

test('the lobby of every brand has no axe violations', async ({ page }) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const brand of ALL_BRANDS) {
    await page.goto(`${originOf(brand)}/en/`);
    expect.soft(await violationsOnArrival(page), brand).toEqual([]);
  }
});

test('a running game, the main menu and the search have no axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${originOf('quetzal')}/en/games/${slotGame.slug}/`);
  const game = new GameScreen(page);
  await game.tryForFree();
  await game.waitUntilReady();
  expect.soft(await violations(page), 'a running game').toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${originOf('aurora')}/en/`);
  // answered first, because a dialog would cover it
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  await page.removeLocatorHandler(necessary);
  await necessary.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  expect.soft(await violations(page), 'the main menu').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('ember');
  await expect(page.getByRole('dialog').getByText('Ember Hollow').first()).toBeVisible();
  expect.soft(await violations(page), 'the search').toEqual([]);
});
