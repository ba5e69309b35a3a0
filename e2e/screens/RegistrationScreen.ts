import { expect, type Locator, type Page } from '@playwright/test';
import type { RegistrationData } from '../fixtures/registrationData.ts';

const PROVINCE = 'QC';
/** Registration creates an account and a session, which takes longer than a page view on a busy machine. */
const ARRIVES_MS = 20_000;

/**
 * The product's own registration: the country on the brand's page, the other steps on the identity server's
 * pages.
 */
export class RegistrationScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Goes from the brand's first question to the identity server's pages. */
  async begin(origin: string): Promise<void> {
    await this.page.goto(`${origin}/en/register/`);
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.page.waitForURL(/\/realms\//);
  }

  /** Answers each step until the one with this heading appears. */
  async continueTo(heading: string, person: RegistrationData): Promise<void> {
    const next = this.page.getByRole('button', { name: 'Continue' });
    for (let shown = await this.shown(); shown !== heading; shown = await this.shown()) {
      await this.answer(person);
      await next.click();
      await expect(this.heading()).not.toHaveText(shown, { timeout: ARRIVES_MS });
    }
  }

  /** Fills in the fields of the current step. */
  async answer(person: RegistrationData): Promise<void> {
    const country = this.page.getByLabel('Country of residence');
    if (await country.isVisible()) await country.selectOption(person.country);
    const province = this.page.getByLabel('Province or territory');
    if (person.country === 'CA' && (await country.isVisible())) await province.selectOption(PROVINCE);
    const typed = { 'Email address': person.email, Password: person.password, ...person.fields };
    for (const [label, value] of Object.entries(typed)) {
      const field = this.page.getByLabel(label, { exact: true });
      if (await field.isVisible()) await field.fill(value);
    }
  }

  async finish(): Promise<void> {
    await this.page.getByLabel(/I accept the/).check();
    await this.page.getByLabel(/I have read the/).check();
    await this.page.getByRole('button', { name: 'Open my account' }).click();
  }

  /** Completes the registration, until the header shows a balance. */
  async register(origin: string, person: RegistrationData): Promise<void> {
    await this.begin(origin);
    await this.continueTo('Last step', person);
    await this.finish();
    const balance = this.page.getByRole('banner').getByText('Balance');
    const withoutLimits = this.page.getByRole('button', { name: 'Continue without limits' });
    await expect(balance.or(withoutLimits).first()).toBeVisible({ timeout: ARRIVES_MS });
    if (await withoutLimits.isVisible()) await withoutLimits.click();
    await expect(balance).toBeVisible({ timeout: ARRIVES_MS });
  }

  private async shown(): Promise<string> {
    await expect(this.heading()).toBeVisible({ timeout: ARRIVES_MS });
    return (await this.heading().innerText()).trim();
  }
}
