import { originOf, seededEmail, SEEDED_PASSWORD } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { holdAccount } from '../fixtures/accountLock.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { tabTo } from '../screens/keyboard.ts';

test('from the cookie question to a played round and out of a dialog, by keyboard alone', async ({
  page,
  pageErrors,
}) => {
  const origin = originOf('quetzal');
  const header = page.getByRole('banner');
  const game = new GameScreen(page);
  const frame = page.locator('iframe[data-game-frame]');
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  // this journey answers it with the keyboard
  await page.removeLocatorHandler(necessary);

  async function playWithSpace(): Promise<void> {
    await game.waitUntilReady();
    const round = page.waitForResponse((response) => response.url().includes('/rgs/rounds') && response.ok());
    await page.keyboard.press('Space');
    await round;
  }

  await test.step('When the cookie question is answered', async () => {
    await page.goto(`${origin}/en/`);
    await tabTo(page, necessary, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(necessary).toHaveCount(0);
  });
  await test.step('And they sign in', async () => {
    await tabTo(page, header.getByRole('link', { name: 'Sign in' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/realms\//);
    await tabTo(page, page.getByLabel(/email/i));
    await holdAccount(page, seededEmail('funded', 'quetzal'));
    await page.keyboard.type(seededEmail('funded', 'quetzal'));
    await tabTo(page, page.getByLabel(/^password/i));
    await page.keyboard.type(SEEDED_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(header.getByText('Balance')).toBeVisible();
  });
  await test.step('Then the search opens, closes with Escape, and the focus returns to its button', async () => {
    const search = header.getByRole('button', { name: 'Search games' });
    // the sign-in has moved the focus to the page, and the header comes before it
    await tabTo(page, search, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search).toBeFocused();
  });
  await test.step('And finds the game', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('tree coals');
    await expect(page.getByRole('dialog').getByRole('link', { name: slotGame.name })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/en/games/${slotGame.slug}/`);
  });
  await test.step('And the game is played with the space bar', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Play for real money' }));
    await page.keyboard.press('Enter');
    await game.waitUntilReady();
    // the frame receives the focus automatically
    await expect(frame).toBeFocused();
    await playWithSpace();
  });
  await test.step('And a dialog over the game closes with Escape and returns the focus to the game (requirements/screens#overlays-and-toasts)', async () => {
    const help = game.frame.getByRole('button', { name: 'Help' });
    await tabTo(page, help);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Help with ${slotGame.name}` });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(frame).toBeFocused();
    await playWithSpace();
  });
  expect(pageErrors).toEqual([]);
});
