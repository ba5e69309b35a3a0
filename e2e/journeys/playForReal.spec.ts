import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { headerBalance } from '../screens/Header.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const gamePath = `/en/games/${slotGame.slug}/`;

test('a visitor plays for fun without an account', async ({ page, pageErrors }) => {
  await page.goto(`${originOf('aurora')}${gamePath}`);
  const game = new GameScreen(page);
  await test.step('When they try the game for free', () => game.tryForFree());
  await test.step('Then a round is played with play money', async () => {
    await expect(game.frame.getByText('Demo: play money only')).toBeVisible({ timeout: 20_000 });
    await game.spin();
  });
  expect(pageErrors).toEqual([]);
});

test('a visitor who chooses real money signs in and returns to the game', async ({ page }) => {
  await page.goto(`${originOf('aurora')}${gamePath}`);
  await page
    .getByRole('link', { name: 'Play for real money' })
    .or(page.getByRole('button', { name: 'Play for real money' }))
    .click();
  await page.waitForURL(/\/realms\/|\/login\//);
  if (page.url().includes('/login/')) await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(/email/i).fill('funded@aurora.test');
  await page.getByLabel(/^password/i).fill('Foyer-2026!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === gamePath);
  await expect(
    page
      .getByRole('heading', { level: 1, name: slotGame.name })
      .or(page.locator('iframe[src*="/play/"]'))
      .first(),
  ).toBeVisible();
});

test('a round changes the balance in the header and is listed in the history', async ({
  page,
  player,
  pageErrors,
}) => {
  await player.signIn(page, 'quetzal', 'funded', gamePath);
  const game = new GameScreen(page);
  const before = await headerBalance(page);
  const round = await test.step('When they play a round for real money', async () => {
    await game.playForMoney();
    return game.spin();
  });
  await test.step('Then the header and the game show the balance after the round', async () => {
    const after = before - round.stakeMinor + round.returnMinor;
    await expect.poll(() => headerBalance(page)).toBe(after);
    await expect.poll(() => game.balance()).toBe(after);
  });
  await test.step('And the history lists the round and can be downloaded', async () => {
    await page.goto(`${originOf('quetzal')}/en/profile/game-history/?range=today`);
    await expect(page.getByRole('table').getByText(slotGame.name).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^quetzal-games-.*\.csv$/);
  });
  expect(pageErrors).toEqual([]);
});

test('a player without money sees in the game that the balance is too low', async ({ page, player }) => {
  await player.signIn(page, 'tuli', 'empty', gamePath);
  const game = new GameScreen(page);
  await game.playForMoney();
  await expect(game.spinButton()).toBeEnabled({ timeout: 20_000 });
  await game.spinButton().click();
  await expect(game.frame.getByText(/balance is lower than the stake/i).first()).toBeVisible();
});
