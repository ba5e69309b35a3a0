import type { BrandId } from '@foyer/market';
import { variants } from '@foyer/testing/effort';
import { decideDocument } from '../fixtures/approval.ts';
import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { CARDS } from '../fixtures/cards.ts';
import { expect, test } from '../fixtures/cashierTest.ts';
import { namesakeOf, type RegistrationCountry } from '../fixtures/registrationData.ts';
import { euros, translationsOf, type JourneyLocale } from '../fixtures/translations.ts';
import { BankScreen } from '../screens/BankScreen.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { DocumentsScreen } from '../screens/DocumentsScreen.ts';
import { withKeyboard } from '../screens/inputMethod.ts';
import { LimitsScreen } from '../screens/LimitsScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';
import { WithdrawalScreen } from '../screens/WithdrawalScreen.ts';

interface Visit {
  readonly brand: BrandId;
  readonly country: RegistrationCountry;
  readonly locale: JourneyLocale;
  /**
   * The deposit uses the first width and the withdrawal the second: each brand is tested on a phone and on
   * a desktop.
   */
  readonly widths: readonly [number, number];
  /** Amount with the decimal separator of the language. */
  readonly amount: string;
  /** The licence requires a confirmed identity before the first withdrawal. */
  readonly isKnownFirst: boolean;
  /** The licence has deposit limits (requirements/access#features-by-licence). */
  readonly hasDepositLimits: boolean;
}

const VISITS: readonly Visit[] = [
  {
    brand: 'aurora',
    country: 'FI',
    locale: 'en',
    widths: [1440, 390],
    amount: '25.50',
    isKnownFirst: false,
    hasDepositLimits: true,
  },
  {
    brand: 'tuli',
    country: 'EE',
    locale: 'et_EE',
    widths: [390, 1440],
    amount: '25,50',
    isKnownFirst: true,
    hasDepositLimits: false,
  },
  {
    brand: 'zephyra',
    country: 'IE',
    locale: 'ja',
    widths: [390, 1440],
    amount: '25.50',
    isKnownFirst: true,
    hasDepositLimits: true,
  },
];
const HEIGHT = 900;
const JOURNEY_MS = 240_000;
const BANK = 'Kestrel Bank';

for (const { brand, country, locale, widths, amount, isKnownFirst, hasDepositLimits } of variants(VISITS)) {
  test(`a new player's first deposits and withdrawal on ${brand} in ${locale}, by keyboard alone: with the bank's code, a declined card, a bank whose tab is killed, a limit, and a payout to the card`, async ({
    page,
    context,
    pageErrors,
  }) => {
    test.setTimeout(JOURNEY_MS);
    const origin = originOf(brand);
    const translations = translationsOf(locale);
    const input = withKeyboard(page);
    const cashier = new CashierScreen(page, translations, origin, input);
    const withdrawal = new WithdrawalScreen(page, translations, origin, input);
    const limits = new LimitsScreen(page, translations, input);

    const person = namesakeOf(brand, country);
    await test.step('Given a new player', async () => {
      await new RegistrationScreen(page).register(origin, person);
      // a phone's header has no space for the label Balance, which the registration waits for
      await page.setViewportSize({ width: widths[0], height: HEIGHT });
    });
    await test.step('When they pay with a card and the bank asks for its code', async () => {
      await cashier.open('deposit');
      await cashier.begin(amount, cashier.cardMethod());
      await cashier.payWith(CARDS.challenged);
      await cashier.answerBank();
    });
    await test.step('Then the page announces the result where a screen reader is, and the balance is credited', async () => {
      await cashier.expectOutcome('succeeded');
      await expect(cashier.heading('cashier.outcome.succeeded.title')).toBeFocused();
      await expect(page.getByRole('complementary').getByText(euros(locale, 2_550)).first()).toBeVisible();
    });
    await test.step('When the next card is declined', async () => {
      await cashier.press('cashier.outcome.again');
      await cashier.begin('20', cashier.cardMethod());
      await cashier.payWith(CARDS.declined);
    });
    await test.step('Then the page explains the decline and keeps the amount for another payment method', async () => {
      await cashier.expectOutcome('refused');
      await expect(cashier.text('cashier.failure.declined')).toBeVisible();
      await cashier.press('cashier.outcome.retry');
      await expect(cashier.amount()).toHaveValue('20');
      await expect(cashier.method(BANK)).toBeEnabled();
    });
    await test.step('When they leave the bank without approving, and approve in another tab that is killed', async () => {
      await cashier.begin('20', cashier.method(BANK));
      await page.waitForURL(/\/\/bank\./);
      const address = page.url();
      await page.goBack();
      await expect(cashier.button('cashier.deposit.redirect')).toBeVisible();
      const tab = await context.newPage();
      const bank = new BankScreen(tab, translations, withKeyboard(tab));
      await tab.goto(address);
      await bank.signIn(`aino.${brand}`);
      await bank.approveAndLoseConnection();
    });
    await test.step('Then the cashier finds the result without a reload', () =>
      cashier.expectOutcome('succeeded'));

    if (!hasDepositLimits)
      await test.step('Then no deposit limit can be set', async () => {
        await cashier.open('profile/limits');
        await limits.expectNoDepositLimit();
      });
    const offered = hasDepositLimits ? test.step : test.step.skip;
    await offered('When they set a limit of their own', async () => {
      await cashier.open('profile/limits');
      await limits.setDepositLimit('70');
    });
    await offered('Then the form shows the remaining limit before a deposit is started', async () => {
      await cashier.open('deposit');
      await expect(
        cashier.text('cashier.deposit.headroomDay', { amount: euros(locale, 2_450) }),
      ).toBeVisible();
      await input.fill(cashier.amount(), '30');
      await expect(cashier.text('cashier.deposit.overLimit', { amount: euros(locale, 2_450) })).toBeVisible();
    });
    await offered(
      'And once the remaining limit is below the minimum deposit, the form says so and offers an alternative',
      async () => {
        await cashier.open('profile/limits');
        await limits.setDepositLimit('60');
        await cashier.open('deposit');
        await expect(cashier.text('cashier.block.limit.title')).toBeVisible();
        await expect(
          cashier.root.getByRole('link', { name: translations('cashier.block.action.limits') }),
        ).toBeVisible();
        await expect(cashier.amount()).toHaveCount(0);
      },
    );

    await test.step('When they withdraw money, on the other screen size', async () => {
      await page.setViewportSize({ width: widths[1], height: HEIGHT });
      await cashier.open('withdraw');
      if (isKnownFirst) {
        await cashier.closeIdentityDialog();
        await expect(cashier.text('cashier.block.kyc.title')).toBeVisible();
        await expect(
          cashier.root.getByRole('link', { name: translations('cashier.block.action.support') }),
        ).toBeVisible();
        await cashier.open('profile/documents');
        const documents = new DocumentsScreen(page, translations);
        const decide = (proof: 'identity' | 'address', verdict: 'verified' | 'rejected') =>
          decideDocument(sharedInstance(), brand, person.email, proof, verdict);
        const { chosenBytes, sentBytes } = await documents.send('identity');
        // the browser scaled the photo down
        expect(sentBytes).toBeGreaterThan(0);
        expect(sentBytes).toBeLessThan(chosenBytes);
        await decide('identity', 'rejected');
        await documents.expectText('identity', 'account.documents.rejection.unreadable');
        await documents.send('identity');
        await documents.send('address');
        await decide('identity', 'verified');
        await decide('address', 'verified');
        for (const proof of ['identity', 'address'] as const) await documents.expectStatus(proof, 'verified');
        await cashier.open('withdraw');
      }
      await withdrawal.request('25');
    });
    await test.step('Then its progress is shown until it is paid', async () => {
      await withdrawal.expectPaid();
      await cashier.open('profile/withdrawal-history');
      await expect(withdrawal.history(euros(locale, 2_500))).toContainText(
        translations.part('cashier.outcome.succeeded'),
      );
    });
    expect(pageErrors).toEqual([]);
  });
}
