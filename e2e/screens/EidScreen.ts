import { expect, type Locator, type Page } from '@playwright/test';
import { EID_PIN, type EidPerson } from '../fixtures/eidPeople.ts';

/** The pages of the national e-ID provider. */
export class EidScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async choose(method: 'ID card' | 'Mobile-ID' | 'Smart-ID'): Promise<void> {
    await this.page.waitForURL(/\/\/eid\.localhost/);
    await this.page.getByRole('link', { name: method, exact: true }).click();
    await expect(this.heading()).toHaveText(method);
  }

  async byCard({ documentNumber }: EidPerson, pin = EID_PIN): Promise<void> {
    await this.page.getByLabel('Document number').fill(documentNumber);
    await this.page.getByLabel('PIN1').fill(pin);
    await this.continue();
  }

  /** Sends a request to the person's phone. */
  async byMobileId({ phoneNumber, personalCode }: EidPerson): Promise<void> {
    await this.page.getByLabel('Phone number').fill(phoneNumber);
    await this.bySmartId({ personalCode });
  }

  /** Sends a request to the person's app. */
  async bySmartId({ personalCode }: Pick<EidPerson, 'personalCode'>): Promise<void> {
    await this.page.getByLabel('Personal code').fill(personalCode);
    await this.continue();
  }

  /** The control code that the browser shows while the phone is awaited. */
  async controlCode(): Promise<string> {
    await expect(this.heading()).toHaveText('Check your phone');
    return this.page.getByText(/^\d{4}$/).innerText();
  }

  async continue(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }

  /** Returns to the brand after an approval on the phone. */
  async returnTo(brand: string): Promise<void> {
    await this.page.getByRole('button', { name: `Continue to ${brand}` }).click();
  }
}

/** The phone of a person, in a separate browser. */
export class PhoneScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(origin: string, { phoneNumber }: EidPerson): Promise<void> {
    await this.page.goto(origin);
    await this.page.getByLabel('Phone number').fill(phoneNumber);
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Requests');
  }

  request(): Locator {
    return this.page.getByRole('heading', { level: 2, name: /identify yourself to/ });
  }

  async approve(pin = EID_PIN): Promise<void> {
    await this.page.getByLabel('PIN1').fill(pin);
    await this.page.getByRole('button', { name: 'Approve' }).click();
  }

  async decline(): Promise<void> {
    await this.page.getByRole('button', { name: 'Decline' }).click();
  }

  /** Smart-ID: the control code of the browser, or another one of those offered. */
  async pick(controlCode: string, isRight = true): Promise<void> {
    const offered = this.page.getByRole('radio');
    await expect(offered).toHaveCount(3);
    const values = await offered.evaluateAll((radios) =>
      radios.map((radio) => (radio as HTMLInputElement).value),
    );
    const value = isRight ? controlCode : values.find((code) => code !== controlCode);
    await this.page.getByRole('radio', { name: value ?? '', exact: true }).check();
  }
}
