import { expect, type Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';
import { withMouse, type Hands } from './hands.ts';

/** The player's own limits. */
export class LimitsScreen {
  readonly page: Page;
  readonly words: Words;
  private readonly hands: Hands;

  constructor(page: Page, words: Words, hands: Hands = withMouse) {
    this.page = page;
    this.hands = hands;
    this.words = words;
  }

  /** Sets the limit of the first period, the day; a first or a lower limit takes effect at once. */
  async setDepositLimit(amount: string): Promise<void> {
    const group = this.page
      .locator('div')
      .filter({ has: this.page.getByRole('heading', { name: this.words('account.limits.kind.deposit') }) })
      .last();
    await this.hands.press(
      group
        .getByRole('button', { name: this.words('account.limitsPage.set') })
        .or(group.getByRole('button', { name: this.words('account.limitsPage.change') }))
        .first(),
    );
    await this.hands.fill(group.getByRole('textbox'), amount);
    await this.hands.press(group.getByRole('button', { name: this.words('account.limitsPage.save') }));
    await expect(this.page.getByText(this.words('account.limitsPage.atOnce')).first()).toBeVisible();
  }
}
