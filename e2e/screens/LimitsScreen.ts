import { expect, type Locator, type Page } from '@playwright/test';
import type { Translations } from '../fixtures/translations.ts';
import { withMouse, type InputMethod } from './inputMethod.ts';

/** The player's own limits. */
export class LimitsScreen {
  readonly page: Page;
  readonly translations: Translations;
  private readonly input: InputMethod;

  constructor(page: Page, translations: Translations, input: InputMethod = withMouse) {
    this.page = page;
    this.input = input;
    this.translations = translations;
  }

  /** The page without a group of deposit limits; groups of other kinds show that it has loaded. */
  async expectNoDepositLimit(): Promise<void> {
    const heading = (kind: 'deposit' | 'loss'): Locator =>
      this.page.getByRole('heading', { name: this.translations(`account.limits.kind.${kind}`) });
    await expect(heading('loss')).toBeVisible();
    await expect(heading('deposit')).toHaveCount(0);
  }

  /** Sets the limit of the first period, the day; a first or a lower limit takes effect at once. */
  async setDepositLimit(amount: string): Promise<void> {
    const group = this.page
      .locator('div')
      .filter({
        has: this.page.getByRole('heading', { name: this.translations('account.limits.kind.deposit') }),
      })
      .last();
    await this.input.press(
      group
        .getByRole('button', { name: this.translations('account.limitsPage.set') })
        .or(group.getByRole('button', { name: this.translations('account.limitsPage.change') }))
        .first(),
    );
    await this.input.fill(group.getByRole('textbox'), amount);
    await this.input.press(group.getByRole('button', { name: this.translations('account.limitsPage.save') }));
    await expect(this.page.getByText(this.translations('account.limitsPage.atOnce')).first()).toBeVisible();
  }
}
