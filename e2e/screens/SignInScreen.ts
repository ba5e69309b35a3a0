import type { Page } from '@playwright/test';

/** The identity server's page, in the brand's colours. */
export class SignInScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.waitForURL(/\/realms\//);
    await this.page.getByLabel(/e-mail/i).fill(email);
    await this.page.getByLabel(/^password/i).fill(password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
}
