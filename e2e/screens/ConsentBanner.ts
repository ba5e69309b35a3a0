import { expect, type Locator, type Page } from '@playwright/test';

const PRESSED_WITHIN_MS = 2_000;

const necessaryOnly = (page: Page): Locator => page.getByRole('button', { name: 'Necessary only' });

/** Answers the cookie question whenever it appears during a journey. */
export async function answersConsent(page: Page): Promise<void> {
  const necessary = necessaryOnly(page);
  // a page that is being left removes its banner; the banner of the next page is answered
  await page.addLocatorHandler(
    necessary,
    () => necessary.click({ timeout: PRESSED_WITHIN_MS }).catch(() => undefined),
    { noWaitAfter: true },
  );
}

/**
 * Opens the brand and answers its cookie banner before anything else: the banner cannot be answered under a dialog, and it blocks other clicks.
 */
export async function answerConsent(page: Page, origin: string): Promise<void> {
  const necessary = necessaryOnly(page);
  await page.removeLocatorHandler(necessary);
  await page.goto(`${origin}/en/`);
  await necessary.click();
  await expect(necessary).toBeHidden();
}
