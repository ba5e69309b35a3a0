import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { BANK_CODE, CARD_CODE, CARD_EXPIRY } from '../fixtures/cards.ts';
import type { Translations } from '../fixtures/translations.ts';
import { withMouse, type InputMethod } from './inputMethod.ts';

const PROVIDER_MS = 15_000;

/** The cashier in one language, on its page or in the quick deposit dialog. */
export class CashierScreen {
  readonly page: Page;
  readonly translations: Translations;
  readonly origin: string;
  /** Element that contains the deposit form. */
  readonly root: Locator;
  private readonly input: InputMethod;

  constructor(
    page: Page,
    translations: Translations,
    origin: string,
    input: InputMethod = withMouse,
    root: Locator = page.getByRole('main'),
  ) {
    this.page = page;
    this.input = input;
    this.translations = translations;
    this.origin = origin;
    this.root = root;
  }

  inDialog(): CashierScreen {
    return new CashierScreen(
      this.page,
      this.translations,
      this.origin,
      this.input,
      this.page.getByRole('dialog'),
    );
  }

  async open(
    path:
      | 'deposit'
      | 'withdraw'
      | 'profile/limits'
      | 'profile/deposit-history'
      | 'profile/documents'
      | 'profile/withdrawal-history',
  ): Promise<void> {
    await this.page.goto(`${this.origin}/${this.translations.locale}/${path}/`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens the dialog with the header button, after waiting until it is no longer a link to the page. */
  async openDialog(): Promise<void> {
    const button = this.page
      .getByRole('banner')
      .getByRole('link', { name: this.translations('shell.header.deposit') });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await this.input.press(button);
  }

  /** Closes the dialog that asks for an identity check when the withdrawal needs one. */
  async closeIdentityDialog(): Promise<void> {
    await this.input.press(
      this.page
        .getByRole('alertdialog', { name: this.translations('cashier.block.kyc.title') })
        .getByRole('button', { name: this.translations('cashier.block.action.later') }),
    );
  }

  button(id: string): Locator {
    return this.root.getByRole('button', { name: this.translations(id) });
  }

  async press(id: string): Promise<void> {
    await this.input.press(this.button(id));
  }

  text(id: string, values?: Readonly<Record<string, string>>): Locator {
    return this.root.getByText(this.translations(id, values)).first();
  }

  heading(id: string): Locator {
    return this.root.getByRole('heading', { name: this.translations(id) });
  }

  amount(): Locator {
    return this.root.getByLabel(this.translations('cashier.deposit.amount')).first();
  }

  /** Returns the button of a suggested amount. */
  quickAmount(amount: string): Locator {
    return this.root.getByRole('button', { name: amount, exact: true });
  }

  /** Finds a payment method by the start of its name. */
  method(name: string): Locator {
    return this.root.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  cardMethod(): Locator {
    return this.root.getByRole('radio', { name: this.translations.start('cashier.method.card') });
  }

  /** The licence may require a question about a limit before the first deposit. */
  async answerLimitPrompt(amount: string): Promise<void> {
    const prompt = this.root.getByLabel(this.translations('cashier.deposit.limitAmount'));
    await expect(prompt.or(this.continueButton()).first()).toBeVisible();
    if (!(await prompt.isVisible())) return;
    await this.input.fill(prompt, amount);
    await this.press('cashier.deposit.limitSave');
    await expect(this.amount()).toBeVisible();
  }

  /**
   * Declines the offer of a limit, which leaves the account unchanged. A dialog opened by a link loads its
   * content only then.
   */
  async continueWithoutLimit(): Promise<void> {
    const without = this.button('cashier.deposit.limitNone');
    await expect(without.or(this.continueButton()).first()).toBeVisible({ timeout: PROVIDER_MS });
    if (await without.isVisible()) await this.input.press(without);
  }

  /**
   * Shown once the deposit limits are known; the amount can be entered earlier, and the offer of a limit
   * may still follow.
   */
  private continueButton(): Locator {
    return this.button('cashier.deposit.goOn').or(this.button('cashier.deposit.goOnEmpty'));
  }

  /**
   * Expands the other payment methods, which are collapsed for a player with a known account. The methods
   * may appear after the amount.
   */
  private async showMethod(method: Locator): Promise<void> {
    const others = this.root.locator('details:not([open]) > summary', {
      hasText: this.translations('cashier.deposit.otherMethods'),
    });
    await expect(method.or(others).first()).toBeVisible({ timeout: PROVIDER_MS });
    if (await others.isVisible()) await this.input.press(others);
  }

  async begin(amount: string, method: Locator): Promise<void> {
    await this.input.fill(this.amount(), amount);
    await this.showMethod(method);
    await this.input.choose(method);
    await this.press('cashier.deposit.goOn');
  }

  /** The provider's card fields. */
  frame(): FrameLocator {
    return this.root.frameLocator('iframe[src*="/frame/"]');
  }

  field(id: 'number' | 'expiry' | 'cvc'): Locator {
    return this.frame().getByLabel(this.translations(`pay.frame.${id}`));
  }

  payButton(): Locator {
    return this.button('cashier.frame.pay');
  }

  /** Enters a card and clicks our button below the fields. */
  async payWith(number: string): Promise<void> {
    await this.input.fill(this.field('number'), number);
    await this.input.fill(this.field('expiry'), CARD_EXPIRY);
    await this.input.fill(this.field('cvc'), CARD_CODE);
    await this.input.press(this.payButton());
  }

  /** For a known card the provider asks for the code only. */
  async payWithKnownCard(): Promise<void> {
    await this.input.fill(this.field('cvc'), CARD_CODE);
    await expect(this.field('number')).toHaveCount(0);
    await this.input.press(this.payButton());
  }

  /** Answers the bank's challenge. */
  async answerBank(): Promise<void> {
    await this.input.fill(this.bankCode(), BANK_CODE);
    await this.page.keyboard.press('Enter');
  }

  /** The bank's code field, inside the provider's frame. */
  bankCode(): Locator {
    return this.frame().frameLocator('iframe').getByLabel(this.translations('pay.challenge.code'));
  }

  /** Expects the result that the page shows. */
  async expectOutcome(outcome: 'succeeded' | 'refused' | 'pending'): Promise<void> {
    await expect(this.heading(`cashier.outcome.${outcome}.title`)).toBeVisible({ timeout: PROVIDER_MS });
  }
}
