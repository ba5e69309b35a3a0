import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';
import { withMouse, type Hands } from './hands.ts';

/** The payout takes four seconds, and the job that sends it runs shortly after. */
const PAYOUT_MS = 25_000;

/** The page with the withdrawal form and the progress of withdrawals. */
export class WithdrawalScreen {
  readonly page: Page;
  readonly words: Words;
  readonly origin: string;
  readonly place: Locator;
  private readonly hands: Hands;

  constructor(page: Page, words: Words, origin: string, hands: Hands = withMouse) {
    this.page = page;
    this.hands = hands;
    this.words = words;
    this.origin = origin;
    this.place = page.getByRole('main');
  }

  button(id: string): Locator {
    return this.place.getByRole('button', { name: this.words(id) });
  }

  /** Enters the amount, reviews it and requests the withdrawal. */
  async ask(amount: string): Promise<void> {
    await this.hands.fill(this.place.getByLabel(this.words('cashier.withdrawal.amount')).first(), amount);
    await this.hands.press(this.button('cashier.withdrawal.review'));
    await expect(
      this.place.getByRole('heading', { name: this.words('cashier.withdrawal.confirmTitle') }),
    ).toBeFocused();
    await this.hands.press(this.button('cashier.withdrawal.confirm'));
    await expect(this.heading('asked').or(this.heading('paid')).first()).toBeVisible();
  }

  heading(id: 'asked' | 'paid' | 'running'): Locator {
    return this.place.getByRole('heading', { name: this.words(`cashier.withdrawal.${id}`) });
  }

  /** Steps of a withdrawal in progress, each with the responsible party. */
  steps(): Locator {
    return this.place.getByRole('list', { name: this.words('cashier.history.steps') });
  }

  async expectPaid(): Promise<void> {
    await expect(this.heading('paid')).toBeVisible({ timeout: PAYOUT_MS });
    await expect(this.heading('running')).toHaveCount(0);
  }

  /** The history row of a withdrawal, by its amount. */
  history(amount: string): Locator {
    return this.place.getByRole('listitem').filter({ hasText: amount }).first();
  }
}
