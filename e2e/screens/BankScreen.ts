import type { Page } from '@playwright/test';
import { BANK_PASSWORD } from '../fixtures/cards.ts';
import type { Words } from '../fixtures/words.ts';

/** The test bank's own pages, in the language of the payment. */
export class BankScreen {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async signIn(customer: string): Promise<void> {
    await this.page.getByLabel(this.words('pay.page.login')).fill(customer);
    await this.page.getByLabel(this.words('pay.page.password')).fill(BANK_PASSWORD);
    await this.page.getByRole('button', { name: this.words('pay.page.signIn') }).click();
  }

  /** Approves, and the tab is killed before it could come back. */
  async approveAndDie(): Promise<void> {
    // the way back is never gone
    await this.page.route((url) => !url.hostname.startsWith('bank.'), (route) => route.abort());
    const approved = this.page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/approve'));
    await this.page.getByRole('button', { name: this.words('pay.page.pay') }).click({ noWaitAfter: true });
    await approved;
    await this.page.close();
  }
}
