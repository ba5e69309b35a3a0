import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { BANK_CODE, CARD_CODE, CARD_EXPIRY } from '../fixtures/cards.ts';
import type { Words } from '../fixtures/words.ts';
import { withMouse, type Hands } from './hands.ts';

const PROVIDER_MS = 15_000;

/** The cashier's pages in one language, on the page or in the dialog of quick deposit. */
export class CashierScreen {
  readonly page: Page;
  readonly words: Words;
  readonly origin: string;
  /** Where the deposit stands. */
  readonly place: Locator;
  private readonly hands: Hands;

  constructor(
    page: Page,
    words: Words,
    origin: string,
    hands: Hands = withMouse,
    place: Locator = page.getByRole('main'),
  ) {
    this.page = page;
    this.hands = hands;
    this.words = words;
    this.origin = origin;
    this.place = place;
  }

  inDialog(): CashierScreen {
    return new CashierScreen(this.page, this.words, this.origin, this.hands, this.page.getByRole('dialog'));
  }

  async open(
    path:
      'deposit' | 'withdraw' | 'profile/limits' | 'profile/deposit-history' | 'profile/withdrawal-history',
  ): Promise<void> {
    await this.page.goto(`${this.origin}/${this.words.locale}/${path}/`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** By the header's button, once it opens the dialog: a moment earlier it is a link to the page. */
  async openDialog(): Promise<void> {
    const button = this.page
      .getByRole('banner')
      .getByRole('link', { name: this.words('shell.header.deposit') });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await this.hands.press(button);
  }

  button(id: string): Locator {
    return this.place.getByRole('button', { name: this.words(id) });
  }

  async press(id: string): Promise<void> {
    await this.hands.press(this.button(id));
  }

  text(id: string, values?: Readonly<Record<string, string>>): Locator {
    return this.place.getByText(this.words(id, values)).first();
  }

  heading(id: string): Locator {
    return this.place.getByRole('heading', { name: this.words(id) });
  }

  amount(): Locator {
    return this.place.getByLabel(this.words('cashier.deposit.amount')).first();
  }

  /** One of the amounts to choose from. */
  quickAmount(amount: string): Locator {
    return this.place.getByRole('button', { name: amount, exact: true });
  }

  /** A way to pay, by the beginning of its name. */
  method(name: string): Locator {
    return this.place.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  cardMethod(): Locator {
    return this.place.getByRole('radio', { name: this.words.start('cashier.method.card') });
  }

  /** The licence may ask for a limit before the first deposit. */
  async answerLimitPrompt(amount: string): Promise<void> {
    const prompt = this.place.getByLabel(this.words('cashier.deposit.limitAmount'));
    await expect(prompt.or(this.goesOn()).first()).toBeVisible();
    if (!(await prompt.isVisible())) return;
    await this.hands.fill(prompt, amount);
    await this.press('cashier.deposit.limitSave');
    await expect(this.amount()).toBeVisible();
  }

  /** The same question answered with no, which leaves the player as they were. The dialog of a link fetches what it shows only then. */
  async goOnWithoutLimit(): Promise<void> {
    const without = this.button('cashier.deposit.limitNone');
    await expect(without.or(this.goesOn()).first()).toBeVisible({ timeout: PROVIDER_MS });
    if (await without.isVisible()) await this.hands.press(without);
  }

  /** Stands when it is known what may be deposited; the amount can be written before that, and the question about a limit still come. */
  private goesOn(): Locator {
    return this.button('cashier.deposit.goOn').or(this.button('cashier.deposit.goOnEmpty'));
  }

  /** Where an account is known, it stands alone. */
  private async showAllMethods(): Promise<void> {
    const others = this.place.locator('details:not([open]) > summary', {
      hasText: this.words('cashier.deposit.otherMethods'),
    });
    if (await others.isVisible()) await this.hands.press(others);
  }

  async begin(amount: string, method: Locator): Promise<void> {
    await this.hands.fill(this.amount(), amount);
    await this.showAllMethods();
    await this.hands.choose(method);
    await this.press('cashier.deposit.goOn');
  }

  /** The provider's fields. */
  frame(): FrameLocator {
    return this.place.frameLocator('iframe[src*="/frame/"]');
  }

  field(id: 'number' | 'expiry' | 'cvc'): Locator {
    return this.frame().getByLabel(this.words(`pay.frame.${id}`));
  }

  payButton(): Locator {
    return this.button('cashier.frame.pay');
  }

  /** Types a card and presses our button under the fields. */
  async payWith(number: string): Promise<void> {
    await this.hands.fill(this.field('number'), number);
    await this.hands.fill(this.field('expiry'), CARD_EXPIRY);
    await this.hands.fill(this.field('cvc'), CARD_CODE);
    await this.hands.press(this.payButton());
  }

  /** Of a card that is known, the provider asks for the code alone. */
  async payWithKnownCard(): Promise<void> {
    await this.hands.fill(this.field('cvc'), CARD_CODE);
    await expect(this.field('number')).toHaveCount(0);
    await this.hands.press(this.payButton());
  }

  /** The bank's question and its answer. */
  async answerBank(): Promise<void> {
    await this.hands.fill(this.bankCode(), BANK_CODE);
    await this.page.keyboard.press('Enter');
  }

  /** Where the bank asks for its code, inside the provider's frame. */
  bankCode(): Locator {
    return this.frame().frameLocator('iframe').getByLabel(this.words('pay.challenge.code'));
  }

  /** How it ended, told by the page itself. */
  async expectEnd(outcome: 'succeeded' | 'refused' | 'pending'): Promise<void> {
    await expect(this.heading(`cashier.outcome.${outcome}.title`)).toBeVisible({ timeout: PROVIDER_MS });
  }
}
