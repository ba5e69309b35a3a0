import type { BrandId } from '@foyer/market';
import { confirmIdentity } from '../fixtures/approval.ts';
import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { CARDS } from '../fixtures/cards.ts';
import { expect, test } from '../fixtures/cashierTest.ts';
import { namesakeOf, type NewPersonCountry } from '../fixtures/people.ts';
import { euros, wordsOf, type JourneyLocale } from '../fixtures/words.ts';
import { BankScreen } from '../screens/BankScreen.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { withKeyboard } from '../screens/hands.ts';
import { LimitsScreen } from '../screens/LimitsScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';
import { WithdrawalScreen } from '../screens/WithdrawalScreen.ts';

interface Visit {
  readonly brand: BrandId;
  readonly country: NewPersonCountry;
  readonly locale: JourneyLocale;
  /** Money comes in at the first width and goes out at the second: each brand is seen on a phone and on a desk. */
  readonly widths: readonly [number, number];
  /** Decimals as the language writes them. */
  readonly amount: string;
  /** The licence lets no money leave before somebody has seen who it goes to. */
  readonly isKnownFirst: boolean;
}

const VISITS: readonly Visit[] = [
  { brand: 'aurora', country: 'FI', locale: 'en', widths: [1440, 390], amount: '25.50', isKnownFirst: false },
  { brand: 'tuli', country: 'EE', locale: 'et_EE', widths: [390, 1440], amount: '25,50', isKnownFirst: true },
  { brand: 'zephyra', country: 'IE', locale: 'ja', widths: [390, 1440], amount: '25.50', isKnownFirst: true },
];
const HEIGHT = 900;
const JOURNEY_MS = 240_000;
const BANK = 'Kestrel Bank';

for (const { brand, country, locale, widths, amount, isKnownFirst } of VISITS) {
  test(`somebody's first money in and out on ${brand} in ${locale}, by keyboard alone: with the bank's code, refused, at a bank whose tab dies, up to the limit, and back to the card`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(JOURNEY_MS);
    const origin = originOf(brand);
    const words = wordsOf(locale);
    const hands = withKeyboard(page);
    const cashier = new CashierScreen(page, words, origin, hands);
    const withdrawal = new WithdrawalScreen(page, words, origin, hands);
    const limits = new LimitsScreen(page, words, hands);

    const person = namesakeOf(brand, country);
    await test.step('Given somebody new', async () => {
      await new RegistrationScreen(page).register(origin, person);
      // a phone's header has no room for the word Balance, which registering waits for
      await page.setViewportSize({ width: widths[0], height: HEIGHT });
    });
    await test.step('When they pay with a card, the bank asking for its code', async () => {
      await cashier.open('deposit');
      await cashier.answerLimitPrompt('500');
      await cashier.begin(amount, cashier.cardMethod());
      await cashier.payWith(CARDS.asked);
      await cashier.answerBank();
    });
    await test.step('Then the page tells its end where the reader is, and the money is there', async () => {
      await cashier.expectEnd('succeeded');
      await expect(cashier.heading('cashier.outcome.succeeded.title')).toBeFocused();
      await expect(page.getByRole('complementary').getByText(euros(locale, 2_550)).first()).toBeVisible();
    });
    await test.step('When the next card is refused', async () => {
      await cashier.press('cashier.outcome.again');
      await cashier.begin('20', cashier.cardMethod());
      await cashier.payWith(CARDS.declined);
    });
    await test.step('Then that is said, what it means, and the amount is ready for another way', async () => {
      await cashier.expectEnd('refused');
      await expect(cashier.text('cashier.failure.declined')).toBeVisible();
      await cashier.press('cashier.outcome.retry');
      await expect(cashier.amount()).toHaveValue('20');
      await expect(cashier.method(BANK)).toBeEnabled();
    });
    await test.step('When they go to a bank, come back without having approved, and approve in another tab that is killed', async () => {
      await cashier.begin('20', cashier.method(BANK));
      await page.waitForURL(/\/\/bank\./);
      const address = page.url();
      await page.goBack();
      await expect(cashier.button('cashier.deposit.redirect')).toBeVisible();
      const tab = await context.newPage();
      const bank = new BankScreen(tab, words, withKeyboard(tab));
      await tab.goto(address);
      await bank.signIn(`aino.${brand}`);
      await bank.approveAndDie();
    });
    await test.step('Then the cashier finds the end by itself', () => cashier.expectEnd('succeeded'));

    await test.step('When they set a limit of their own', async () => {
      await cashier.open('profile/limits');
      await limits.setDepositLimit('70');
    });
    await test.step('Then the form knows what is left, before anything is begun', async () => {
      await cashier.open('deposit');
      await expect(
        cashier.text('cashier.deposit.headroomDay', { amount: euros(locale, 2_450) }),
      ).toBeVisible();
      await hands.fill(cashier.amount(), '30');
      await expect(cashier.text('cashier.deposit.overLimit', { amount: euros(locale, 2_450) })).toBeVisible();
    });
    await test.step('And once less is left than the least deposit, it says so with the way out', async () => {
      await cashier.open('profile/limits');
      await limits.setDepositLimit('60');
      await cashier.open('deposit');
      await expect(cashier.text('cashier.block.limit.title')).toBeVisible();
      await expect(
        cashier.place.getByRole('link', { name: words('cashier.block.action.limits') }),
      ).toBeVisible();
      await expect(cashier.amount()).toHaveCount(0);
    });

    await test.step('When they take money out, on the other screen', async () => {
      await page.setViewportSize({ width: widths[1], height: HEIGHT });
      await cashier.open('withdraw');
      if (isKnownFirst) {
        await expect(cashier.text('cashier.block.kyc.title')).toBeVisible();
        await expect(
          cashier.place.getByRole('link', { name: words('cashier.block.action.support') }),
        ).toBeVisible();
        await confirmIdentity(sharedInstance(), brand, person.email);
        await cashier.open('withdraw');
      }
      await withdrawal.ask('25');
    });
    await test.step('Then it is followed to its end', async () => {
      await withdrawal.expectPaid();
      await cashier.open('profile/withdrawal-history');
      await expect(withdrawal.history(euros(locale, 2_500))).toContainText(
        words.part('cashier.outcome.succeeded'),
      );
    });
    expect(complaints).toEqual([]);
  });
}
