import type { Page } from '@playwright/test';

/** Answers the cookie question if it is asked while a journey goes on. */
export async function answersConsent(page: Page): Promise<void> {
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  await page.addLocatorHandler(necessary, async () => {
    await necessary.click();
  });
}
