import { expect, type Locator, type Page } from '@playwright/test';
import type { Translations } from '../fixtures/translations.ts';
import { withMouse, type InputMethod } from './inputMethod.ts';

/** Upper bound in ms: the payout takes four seconds, and the job that sends it runs shortly after. */
const PAYOUT_MS = 25_000;

/** The page with the withdrawal form and the progress of withdrawals. */
export class WithdrawalScreen {
  readonly page: Page;
  readonly translations: Translations;
  readonly origin: string;
  readonly root: Locator;
  private readonly input: InputMethod;

  constructor(page: Page, translations: Translations, origin: string, input: InputMethod = withMouse) {
    this.page = page;
    this.input = input;
    this.translations = translations;
    this.origin = origin;
    this.root = page.getByRole('main');
  }

  button(id: string): Locator {
    return this.root.getByRole('button', { name: this.translations(id) });
  }

  /** Enters the amount, reviews it and requests the withdrawal. */
  async request(amount: string): Promise<void> {
    await this.input.fill(
      this.root.getByLabel(this.translations('cashier.withdrawal.amount')).first(),
      amount,
    );
    await this.input.press(this.button('cashier.withdrawal.review'));
    await expect(
      this.root.getByRole('heading', { name: this.translations('cashier.withdrawal.confirmTitle') }),
    ).toBeFocused();
    await this.input.press(this.button('cashier.withdrawal.confirm'));
    await expect(this.heading('requested').or(this.heading('paid')).first()).toBeVisible();
  }

  heading(id: 'requested' | 'paid' | 'running'): Locator {
    return this.root.getByRole('heading', { name: this.translations(`cashier.withdrawal.${id}`) });
  }

  /** Steps of a withdrawal in progress, each with the responsible party. */
  steps(): Locator {
    return this.root.getByRole('list', { name: this.translations('cashier.history.steps') });
  }

  async expectPaid(): Promise<void> {
    await expect(this.heading('paid')).toBeVisible({ timeout: PAYOUT_MS });
    await expect(this.heading('running')).toHaveCount(0);
  }

  /** The history row of a withdrawal, by its amount. */
  history(amount: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: amount }).first();
  }
}
