import { expect, type Locator, type Page } from '@playwright/test';

/** Upper bound for the tab stops of a page. */
const MAX_TAB_STOPS = 250;

/** Presses Tab (or Shift+Tab) until the target has the focus, as a keyboard user would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (
      await target.evaluate(
        (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
      )
    )
      return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached within ${MAX_TAB_STOPS} stops`).toBeFocused();
}
