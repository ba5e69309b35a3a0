import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { CARDS } from '../fixtures/cards.ts';
import { expect, test } from '../fixtures/cashierTest.ts';
import { holdResponses } from '../fixtures/heldResponses.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { LimitsScreen } from '../screens/LimitsScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const BRAND = 'zephyra';
const JOURNEY_MS = 240_000;
const PHONE = { width: 390, height: 844 };
/** Shorter than the request timeout: the notice must not wait for a failed request. */
const UNCONFIRMED_MS = 10_000;

test('quick deposit explains each wait, and has no axe violations in any state', async ({ page }) => {
  test.setTimeout(JOURNEY_MS);
  const origin = originOf(BRAND);
  const translations = translationsOf('en');
  const cashier = new CashierScreen(page, translations, origin);
  const dialog = cashier.inDialog();
  const axeFindsNothing = async (what: string): Promise<void> =>
    expect.soft(await violations(page), what).toEqual([]);
  await new RegistrationScreen(page).register(origin, newRegistration('IE'));
  await page.setViewportSize(PHONE);

  await test.step('When the dialog opens, it shows the form', async () => {
    const releaseResponses = await holdResponses(page, 'DepositCashier');
    await page.goto(`${origin}/en/games/`);
    await cashier.openDialog();
    await expect(dialog.root.getByRole('heading', { level: 2 })).toBeVisible();
    await axeFindsNothing('the dialog while its form is on the way');
    releaseResponses();
    await expect(dialog.amount()).toBeVisible();
    await axeFindsNothing('the form');
  });
  await test.step('When the response to a deposit is delayed, the dialog first says that no money is lost, and then that the result is unknown', async () => {
    const releaseResponses = await holdResponses(page, 'StartDeposit');
    await dialog.begin('20', dialog.cardMethod());
    await expect(dialog.text('cashier.waiting.still')).toBeVisible();
    await axeFindsNothing('the wait');
    await expect(dialog.text('cashier.deposit.unconfirmed')).toBeVisible({ timeout: UNCONFIRMED_MS });
    await axeFindsNothing('an unconfirmed deposit');
    releaseResponses();
  });
  await test.step('Then the same deposit continues; its card is declined, and the way to another attempt leads to the amount', async () => {
    await expect(dialog.payButton()).toBeEnabled();
    await dialog.payWith(CARDS.declined);
    await dialog.expectOutcome('refused');
    await axeFindsNothing('a refused deposit');
    await dialog.button('cashier.outcome.retry').click();
    await expect(dialog.amount()).toBeFocused();
    await expect(dialog.amount()).toHaveValue('20');
  });
  await test.step('When the payment methods load slowly, the amount can be entered at once, and keeps its position and focus when they appear', async () => {
    const releaseResponses = await holdResponses(page, 'DepositCashier');
    await page.goto(`${origin}/en/games/`);
    await cashier.openDialog();
    await dialog.amount().fill('15');
    await axeFindsNothing('the amount before the ways to pay');
    const position = await dialog.amount().boundingBox();
    releaseResponses();
    await expect(dialog.cardMethod()).toBeVisible();
    await expect(dialog.amount()).toBeFocused();
    await expect(dialog.amount()).toHaveValue('15');
    expect(await dialog.amount().boundingBox()).toEqual(position);
    await page.keyboard.press('Enter');
    await expect(dialog.amount()).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.amount()).toBeFocused();
  });
  await test.step('When their own limit leaves less than the minimum deposit, the dialog says so instead of showing a form', async () => {
    await cashier.open('profile/limits');
    await new LimitsScreen(page, translations).setDepositLimit('10');
    await page.goto(`${origin}/en/games/`);
    await cashier.openDialog();
    await expect(dialog.text('cashier.block.limit.title')).toBeVisible();
    await axeFindsNothing('a deposit that a limit stops');
  });
  await test.step('And the cashback page, once its figures are loaded, has no axe violations', async () => {
    await page.goto(`${origin}/en/cashback/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await axeFindsNothing('cashback');
  });
});
