import type { Page } from '@playwright/test';
import { holdAccount } from '../fixtures/accountLock.ts';

/** The identity server's page, in the brand's colours. */
export class SignInScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.waitForURL(/\/realms\//);
    await holdAccount(this.page, email);
    await this.page.getByLabel(/email/i).fill(email);
    await this.page.getByLabel(/^password/i).fill(password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
}
