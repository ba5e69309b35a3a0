import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { creditBalance } from '../fixtures/money.ts';
import { STRICT_PROTECTION } from '../fixtures/ownProduct.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { expectBalance } from '../screens/Header.ts';
import { tabTo } from '../screens/keyboard.ts';
import { LimitsScreen } from '../screens/LimitsScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const gamePath = `/en/games/${slotGame.slug}/`;

// no reality check during the journey
test.use({ ownProductSettings: STRICT_PROTECTION });

test('a strict operator offers a limit before the first deposit, every kind of limit, no deposit when funds run out, and no withdrawal without identity', async ({
  page,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const brand = 'quetzal';
  const origin = originOf(brand, ownProduct.gatewayPort);
  const translations = translationsOf('en');
  const cashier = new CashierScreen(page, translations, origin);
  const dialog = cashier.inDialog();
  const game = new GameScreen(page);
  const person = newRegistration('NZ');
  await new RegistrationScreen(page).register(origin, person);

  await test.step('When the player opens quick deposit, it offers a limit and has no amount field yet (requirements/regulation#limits-before-deposit)', async () => {
    await page.goto(`${origin}/en/games/`);
    await cashier.openDialog();
    await expect(dialog.heading('cashier.deposit.limitOfferTitle')).toBeVisible();
    await expect(dialog.amount()).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('When they continue without a limit by keyboard, the amount field has the focus', async () => {
    await tabTo(page, dialog.button('cashier.deposit.limitNone'));
    await page.keyboard.press('Enter');
    await expect(dialog.amount()).toBeFocused();
  });
  await test.step('Then limits of every kind can be set', async () => {
    await cashier.open('profile/limits');
    for (const kind of ['deposit', 'loss', 'wager', 'session'] as const)
      await expect(
        page.getByRole('heading', { name: translations(`account.limits.kind.${kind}`) }),
      ).toBeVisible();
    await new LimitsScreen(page, translations).setDepositLimit('70');
  });
  await test.step('And no dialog offers a deposit when funds run out', async () => {
    await page.goto(`${origin}${gamePath}`);
    await game.playForMoney();
    const stake = await game.stake();
    await creditBalance(ownProduct, brand, person.email, (stake / 100).toFixed(2));
    await expectBalance(page, stake);
    await page.reload();
    await game.playForMoney();
    const round = await game.spin();
    await expectBalance(page, round.returnMinor);
    await expect(page.getByRole('alertdialog', { name: 'Would you like to deposit?' })).toHaveCount(0);
  });
  await test.step('And a withdrawal waits for the identity check', async () => {
    await cashier.open('withdraw');
    await cashier.closeIdentityDialog();
    await expect(cashier.text('cashier.block.kyc.title')).toBeVisible();
  });
});
