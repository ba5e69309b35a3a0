import { expect, type Locator, type Page } from '@playwright/test';

const PRESSED_WITHIN_MS = 2_000;

const necessaryOnly = (page: Page): Locator => page.getByRole('button', { name: 'Necessary only' });

/** Answers the cookie question if it is asked while a journey goes on. */
export async function answersConsent(page: Page): Promise<void> {
  const necessary = necessaryOnly(page);
  // a page that is left just then takes its question with it; the next one asks again, and is answered again
  await page.addLocatorHandler(
    necessary,
    () => necessary.click({ timeout: PRESSED_WITHIN_MS }).catch(() => undefined),
    { noWaitAfter: true },
  );
}

/** Opens the brand and answers its cookie question before anything else: once a dialog lies over it, nobody can, and nothing else can be pressed for it. */
export async function answerConsent(page: Page, origin: string): Promise<void> {
  const necessary = necessaryOnly(page);
  await page.removeLocatorHandler(necessary);
  await page.goto(`${origin}/en/`);
  await necessary.click();
  await expect(necessary).toBeHidden();
}
