import { expect, type Page } from '@playwright/test';
import { minorOf } from '../fixtures/money.ts';

/** The amount next to the label Balance in the header, in minor units. */
export async function headerBalance(page: Page): Promise<number> {
  return minorOf(
    await page
      .getByRole('banner')
      .getByText(/[€$]\s?[\d.,]+/)
      .first()
      .innerText(),
  );
}

export async function expectBalance(page: Page, minor: number): Promise<void> {
  await expect.poll(() => headerBalance(page), { message: 'the balance in the header' }).toBe(minor);
}
