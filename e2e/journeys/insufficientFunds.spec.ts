import { isChosen } from '@foyer/testing/effort';
import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { creditBalance, debitBalance } from '../fixtures/money.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { violations } from '../fixtures/axe.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { expectBalance, headerBalance } from '../screens/Header.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const TITLE = 'Would you like to deposit?'; // requirements/screens#overlays-and-toasts
const TEXT = 'You are running out of funds, bonus money included.'; // requirements/screens#overlays-and-toasts: the variant of a game that takes bonus money, as every slot does
const gamePath = `/en/games/${slotGame.slug}/`;

const written = (minor: number): string => (minor / 100).toFixed(2);

if (isChosen(0, 2))
  test('a player who is running out of funds is asked once, with the text of the requirements', async ({
    page,
    context,
  }) => {
    const origin = originOf('quetzal');
    const person = newRegistration('NZ');
    const game = new GameScreen(page);
    const dialog = page.getByRole('alertdialog', { name: TITLE });
    let stake = 0;

    /** Plays until at most two stakes are left; the dialog must not appear a round earlier. */
    async function playDown(): Promise<void> {
      for (let left = Infinity; left > 2 * stake;) {
        await expect(dialog).toHaveCount(0);
        const before = await headerBalance(page);
        const round = await game.spinOnly();
        left = before - round.stakeMinor + round.returnMinor;
        await expectBalance(page, left);
        if (left <= 3 * stake) continue;
        await debitBalance(sharedInstance(), 'quetzal', person.email, left - 3 * stake);
        await expectBalance(page, 3 * stake);
      }
    }

    await test.step('Given a player with three stakes', async () => {
      await new RegistrationScreen(page).register(origin, person);
      await page.goto(`${origin}${gamePath}`);
      await game.playForMoney();
      stake = await game.stake();
      await creditBalance(sharedInstance(), 'quetzal', person.email, written(3 * stake));
      await expectBalance(page, 3 * stake);
      await page.reload();
      await game.playForMoney();
    });
    await test.step('When two stakes or fewer are left after a round', playDown);
    await test.step('Then the dialog asks, with the exact text, and has no axe violations', async () => {
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText(TEXT, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Go back' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Yes' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
    });
    await test.step('When they close it', async () => {
      await dialog.getByRole('button', { name: 'Go back' }).click();
      await expect(dialog).toHaveCount(0);
      const stored = (await context.cookies(origin)).find(({ name }) =>
        name.startsWith('displayWantToDepositDialog'),
      );
      expect(stored?.value).toBe('false');
      // requirements/screens#overlays-and-toasts: the focus returns to the game
      await expect(page.locator('iframe[data-game-frame]')).toBeFocused();
    });
    await test.step('Then it does not appear again, even after a reload', async () => {
      const left = await headerBalance(page);
      await creditBalance(sharedInstance(), 'quetzal', person.email, written(stake));
      await expectBalance(page, left + stake);
      await page.reload();
      await game.playForMoney();
      await playDown();
      await game.waitUntilReady();
      await expect(dialog).toHaveCount(0);
    });
  });

if (isChosen(1, 2))
  test('Escape closes the dialog without an answer, so that it appears after the next bet', async ({
    page,
    context,
  }) => {
    const origin = originOf('aurora');
    const person = newRegistration('FI');
    const game = new GameScreen(page);
    const dialog = page.getByRole('alertdialog', { name: TITLE });
    await new RegistrationScreen(page).register(origin, person);
    await page.goto(`${origin}${gamePath}`);
    await game.playForMoney();
    const stake = await game.stake();
    await creditBalance(sharedInstance(), 'aurora', person.email, written(2 * stake));
    await expectBalance(page, 2 * stake);
    await page.reload();
    await game.playForMoney();

    let left = 2 * stake;
    for (let round = 0; round < 2; round += 1) {
      const played = await game.spinOnly();
      left += played.returnMinor - played.stakeMinor;
      await expectBalance(page, left);
      await expect(dialog).toBeVisible({ visible: left <= 2 * stake });
      if (left > 2 * stake) return; // a win: the condition no longer holds
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const names = (await context.cookies(origin)).map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('displayWantToDepositDialog'))).toEqual([]);
      if (left < stake) return;
    }
  });
