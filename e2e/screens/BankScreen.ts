import type { Page } from '@playwright/test';
import { BANK_PASSWORD } from '../fixtures/cards.ts';
import type { Words } from '../fixtures/words.ts';
import { withMouse, type Hands } from './hands.ts';

/** The test bank's own pages, in the language of the payment. */
export class BankScreen {
  readonly page: Page;
  readonly words: Words;
  private readonly hands: Hands;

  constructor(page: Page, words: Words, hands: Hands = withMouse) {
    this.page = page;
    this.hands = hands;
    this.words = words;
  }

  async signIn(customer: string): Promise<void> {
    await this.hands.fill(this.page.getByLabel(this.words('pay.page.login')), customer);
    await this.hands.fill(this.page.getByLabel(this.words('pay.page.password')), BANK_PASSWORD);
    await this.hands.press(this.page.getByRole('button', { name: this.words('pay.page.signIn') }));
  }

  /** Approves the payment and closes the tab before it can return. */
  async approveAndDie(): Promise<void> {
    // blocks the return to the lobby
    await this.page.route(
      (url) => !url.hostname.startsWith('bank.'),
      (route) => route.abort(),
    );
    const approved = this.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/approve'),
    );
    await this.hands.press(this.page.getByRole('button', { name: this.words('pay.page.pay') }));
    await approved;
    await this.page.close();
  }
}
