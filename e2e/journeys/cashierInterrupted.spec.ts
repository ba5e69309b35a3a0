import type { Response } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { approveWithdrawal } from '../fixtures/approval.ts';
import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { CARDS } from '../fixtures/cards.ts';
import { expect, test } from '../fixtures/cashierTest.ts';
import { creditBalance } from '../fixtures/money.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { followStartedPayments } from '../fixtures/startedPayments.ts';
import { euros, translationsOf } from '../fixtures/translations.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';
import { WithdrawalScreen } from '../screens/WithdrawalScreen.ts';

const BRAND = 'aurora';
const JOURNEY_MS = 240_000;
const LINK = '/en/games/?autoSubmit=1&paymentMethod=fernpay&amount=35&filter=new';
/** The GraphQL link retries a request before it counts as lost; the third failure is shown. */
const LOST_MS = 40_000;
/** Amount above which the brand requires a manual approval. */
const LARGE = '550';
/** The provider's name for the test card that pays. */
const KNOWN_CARD = 'Visa ··1111';

/** requirements/entities#deposits: the payload is a JSON string. */
async function lastDepositIn(response: Response): Promise<unknown> {
  const { data } = (await response.json()) as {
    data: { viewer: { lastCompletedDeposit: { payload: string } | null } };
  };
  return JSON.parse(data.viewer.lastCompletedDeposit?.payload ?? 'null');
}

test('a link never pays, an interruption never pays twice, and a withdrawal that needs approval is shown until it is paid', async ({
  page,
  context,
}) => {
  test.setTimeout(JOURNEY_MS);
  const origin = originOf(BRAND);
  const translations = translationsOf('en');
  const cashier = new CashierScreen(page, translations, origin);
  const dialog = cashier.inDialog();
  const person = newRegistration('FI');
  const axeFindsNothing = async (what: string): Promise<void> =>
    expect.soft(await violations(page), what).toEqual([]);
  await new RegistrationScreen(page).register(origin, person);
  const started = await followStartedPayments(page);

  await test.step('When a link asks for a payment, the dialog opens prefilled, and no payment is started (requirements/routes#query-parameters)', async () => {
    await page.goto(`${origin}${LINK}`);
    await expect(dialog.amount()).toHaveValue('35');
    await expect(dialog.method('Fernpay')).toBeChecked();
    await axeFindsNothing('quick deposit');
    await dialog.root.getByRole('button', { name: 'Close' }).click();
    await expect(dialog.root).toHaveCount(0);
    await page.waitForURL((url) => url.search === '?filter=new');
    expect(started.keys).toEqual([]);
  });
  await test.step('When they click the header button, the dialog opens on the same page, with the provider’s fields in it', async () => {
    await cashier.openDialog();
    await dialog.begin('20', dialog.cardMethod());
    await expect(dialog.payButton()).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe('/en/games/');
    await axeFindsNothing('the open payment frame');
  });
  await test.step('And when the page is reloaded midway in another language, the same payment continues in that language', async () => {
    const inJapanese = new CashierScreen(page, translationsOf('ja'), origin);
    await page.reload();
    await inJapanese.open('deposit');
    await expect(inJapanese.payButton()).toBeEnabled();
    await expect(inJapanese.field('number')).toBeVisible();
    await cashier.open('deposit');
    await cashier.payWith(CARDS.paid);
    await cashier.expectOutcome('succeeded');
    expect(started.keys).toHaveLength(1);
  });

  await test.step('When they click the header button again, the card of the last deposit is selected, and the page behind stays visible (requirements/screens#quick-deposit, requirements/entities#deposits)', async () => {
    await page.goto(`${origin}/en/games/`);
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('LastCompletedDeposit') === true,
    );
    await cashier.openDialog();
    expect(await lastDepositIn(await answered)).toEqual({
      txName: 'CreditcardDeposit',
      accountId: expect.any(String),
      attributes: { paymentMethod: 'card' },
      debtor: { account: KNOWN_CARD },
    });
    await expect(dialog.method(KNOWN_CARD)).toBeChecked();
    await expect
      .poll(() => dialog.root.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor))
      .toBe('rgba(0, 0, 0, 0)');
    await axeFindsNothing('quick deposit with a known card');
  });
  await test.step('Then an amount, a click and the card’s code pay', async () => {
    await dialog.quickAmount(euros('en', 2_000)).click();
    await dialog.button('cashier.deposit.goOn').click();
    await dialog.payWithKnownCard();
    await dialog.expectOutcome('succeeded');
    await axeFindsNothing('the end of a quick deposit');
    await dialog.button('cashier.outcome.done').click();
    await expect(dialog.root).toHaveCount(0);
    expect(started.keys).toHaveLength(2);
  });

  await test.step('When the response is lost and the connection fails with it', async () => {
    await cashier.open('deposit');
    started.intercept(async (route, nth) => {
      if (nth > 3) return route.fallback();
      await context.setOffline(true); // checked before the result, which the subscription may deliver on a slow machine
      await route.fetch(); // the server has received it
      await route.abort('internetdisconnected');
    });
    await cashier.begin('20', cashier.cardMethod());
  });
  await test.step('Then the result is shown as unknown, never as failed, without a way to start another deposit', async () => {
    await expect(cashier.text('cashier.deposit.unconfirmed')).toBeVisible({ timeout: LOST_MS });
    await expect(cashier.button('cashier.deposit.goOn')).toHaveCount(0);
  });
  await test.step('And the deposit continues with the same key when the connection is restored', async () => {
    await context.setOffline(false);
    await expect(cashier.payButton()).toBeEnabled({ timeout: LOST_MS });
    expect(new Set(started.keys).size).toBe(3);
    await cashier.button('cashier.frame.cancel').click();
    await expect(cashier.heading('cashier.outcome.cancelled.title')).toBeVisible();
  });

  await test.step('When they request a withdrawal above the automatic limit', async () => {
    started.intercept(undefined);
    await creditBalance(sharedInstance(), BRAND, person.email, '600.00');
    const withdrawal = new WithdrawalScreen(page, translations, origin);
    await cashier.open('withdraw');
    await expect(withdrawal.button('cashier.withdrawal.reviewEmpty')).toBeVisible();
    await axeFindsNothing('the withdrawal form');
    await withdrawal.request(LARGE);
    await expect(withdrawal.steps().getByText(translations.start('cashier.owner.operator'))).toBeVisible();
    await axeFindsNothing('the tracker');
    await approveWithdrawal(sharedInstance(), started.keys.at(-1) ?? '');
    await withdrawal.expectPaid();
  });
  await test.step('Then the histories list every payment', async () => {
    await cashier.open('profile/deposit-history');
    await expect(cashier.root.getByText(euros('en', 2_000)).first()).toBeVisible();
    await axeFindsNothing('the deposit history');
    await cashier.open('profile/withdrawal-history');
    await expect(cashier.root.getByText(euros('en', 55_000)).first()).toBeVisible();
    await axeFindsNothing('the withdrawal history');
  });
});
