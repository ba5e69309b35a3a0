import { expect, type Page } from '@playwright/test';

const BANK_PASSWORD = 'Foyer-2026!';

/** Sign-in by bank: the lobby page, the identity server's forms and the bank's own pages. */
export class BankLoginScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes from the lobby's sign-in page to the bank. */
  async beginFrom(loginAddress: string, amount: string): Promise<void> {
    await this.page.goto(loginAddress);
    await this.page.getByRole('link', { name: 'Play with your bank' }).click();
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.page.waitForURL(/\/realms\/.*\/bank$/);
    await this.page.getByLabel(/^Amount/).fill(amount);
    await this.page.getByRole('button', { name: 'Continue to your bank or wallet' }).click();
    await this.page.waitForURL(/bank\.localhost/);
  }

  async signInAtBank(customer: string): Promise<void> {
    await this.page.getByLabel('User ID').fill(customer);
    await this.page.getByLabel('Password').fill(BANK_PASSWORD);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByRole('heading', { name: 'Approve the payment' })).toBeVisible();
  }

  /** The wallet identifies its customers by email address. */
  async signInAtWallet(address: string): Promise<void> {
    await this.page.getByLabel('Email address').fill(address);
    await this.page.getByLabel('Password').fill(BANK_PASSWORD);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByRole('heading', { name: 'Approve the payment' })).toBeVisible();
  }

  async approve(): Promise<void> {
    await this.page.getByRole('button', { name: /^Pay / }).click();
  }

  /** Enters the details that the bank does not provide. */
  async giveDetails(email: string): Promise<void> {
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Mobile number').fill('040 123 4567');
    await this.page.getByLabel('Street address').fill('Harbour Street 1');
    await this.page.getByLabel('Postal code').fill('00100');
    await this.page.getByLabel('Town or city').fill('Harbour');
    await this.page.getByLabel(/I accept the/).check();
    await this.page.getByLabel(/I have read the/).check();
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Connects an existing account, proved by its password. */
  async connectTo(email: string, password: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Connect your bank to your account' }).click();
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in and connect' }).click();
  }
}
