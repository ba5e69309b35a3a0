import type { Page } from '@playwright/test';

const PRESSED_WITHIN_MS = 2_000;

/** Answers the cookie question if it is asked while a journey goes on. */
export async function answersConsent(page: Page): Promise<void> {
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  // a page that is left just then takes its question with it; the next one asks again, and is answered again
  await page.addLocatorHandler(necessary, () => necessary.click({ timeout: PRESSED_WITHIN_MS }).catch(() => undefined), { noWaitAfter: true });
}
