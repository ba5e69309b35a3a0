import { variants } from '@foyer/testing/effort';
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
  await player.signIn(page, 'aurora', 'funded', '/en/');
  await checkEveryRoute(page, 'player');
  expect(pageErrors).toEqual([]);
});

test('the lobby of a brand has no axe violations', async ({ page }) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  for (const brand of variants(ALL_BRANDS)) {
    await page.goto(`${originOf(brand)}/en/`);
    expect.soft(await violationsOnArrival(page), brand).toEqual([]);
  }
});

test('a running game, the main menu and the search have no axe violations', async ({ page }) => {
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

test('forms of the account with errors, a dialog and a failed page have no axe violations and keep the keyboard focus', async ({
  page,
  player,
}) => {
  await player.signIn(page, 'aurora', 'funded', '/en/');
  await page.setViewportSize({ width: 390, height: 844 });
  const open = async (path: string): Promise<void> =>
    void (await page.goto(`${originOf('aurora')}/en/profile/${path}/`, { waitUntil: 'commit' }));
  const check = async (state: string): Promise<void> =>
    expect.soft(await violationsOnArrival(page), state).toEqual([]);

  await open('details');
  await page.getByRole('button', { name: /^Change.*Email address$/ }).press('Enter');
  await expect(page.getByLabel('New email address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please correct the following' })).toBeFocused();
  await check('an empty email address');

  await open('limits');
  const set = page.getByRole('button', { name: /^(Set|Change)$/ }).first();
  await set.press('Enter');
  await expect(page.getByLabel(/^New limit/)).toBeFocused();
  const why = page.getByText('Why do I see this rule?').first();
  await why.press('Enter');
  await expect(page.getByText('You can limit how much you deposit.')).toBeVisible();
  await check('a limit that is changed, and its explanation');

  await open('privacy');
  const erase = page.getByRole('button', { name: 'Close account and erase my data' });
  await erase.press('Enter');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await check('the question before the erasure');
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();

  await page.route('**/graphql*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await open('documents');
  await expect(
    page.getByRole('heading', { level: 1, name: 'This part isn’t available right now' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await check('a page without any response');
});
