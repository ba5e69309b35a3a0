import type { Page } from '@playwright/test';
import { BANK_PASSWORD } from '../fixtures/cards.ts';
import type { Translations } from '../fixtures/translations.ts';
import { withMouse, type InputMethod } from './inputMethod.ts';

/** The test bank's own pages, in the language of the payment. */
export class BankScreen {
  readonly page: Page;
  readonly translations: Translations;
  private readonly input: InputMethod;

  constructor(page: Page, translations: Translations, input: InputMethod = withMouse) {
    this.page = page;
    this.input = input;
    this.translations = translations;
  }

  async signIn(customer: string): Promise<void> {
    await this.input.fill(this.page.getByLabel(this.translations('pay.page.login')), customer);
    await this.input.fill(this.page.getByLabel(this.translations('pay.page.password')), BANK_PASSWORD);
    await this.input.press(this.page.getByRole('button', { name: this.translations('pay.page.signIn') }));
  }

  /** Approves the payment and closes the tab before it can return. */
  async approveAndLoseConnection(): Promise<void> {
    // blocks the return to the lobby
    await this.page.route(
      (url) => !url.hostname.startsWith('bank.'),
      (route) => route.abort(),
    );
    const approved = this.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/approve'),
    );
    await this.input.press(this.page.getByRole('button', { name: this.translations('pay.page.pay') }));
    await approved;
    await this.page.close();
  }
}
