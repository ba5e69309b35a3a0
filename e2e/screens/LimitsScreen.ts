import { expect, type Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';

/** The account's own limits. */
export class LimitsScreen {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  /** Of the first period, the day; works at once when it is set or lowered. */
  async setDepositLimit(amount: string): Promise<void> {
    const group = this.page.locator('div').filter({ has: this.page.getByRole('heading', { name: this.words('account.limits.kind.deposit') }) }).last();
    await group.getByRole('button', { name: this.words('account.limitsPage.set') }).or(group.getByRole('button', { name: this.words('account.limitsPage.change') })).first().click();
    await group.getByRole('textbox').fill(amount);
    await group.getByRole('button', { name: this.words('account.limitsPage.save') }).click();
    await expect(this.page.getByText(this.words('account.limitsPage.atOnce')).first()).toBeVisible();
  }
}
