import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/**
 * Input method of a test: screens define the actions, an implementation performs them by pointer or
 * keyboard.
 */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
}

export const withMouse: InputMethod = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
};

/** Upper bound for the options of a radio group. */
const MAX_CHOICES = 20;

/** Operates the page and its frames by keyboard alone: only Tab moves the focus. */
export function withKeyboard(page: Page): InputMethod {
  const { keyboard } = page;
  return {
    async press(target) {
      await expect(target).toBeEnabled();
      await tabTo(page, target);
      await keyboard.press('Enter');
    },
    async fill(field, text) {
      await tabTo(page, field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    /**
     * A radio group is one tab stop, the selected option or else the first; arrow keys move to the others
     * and select them.
     */
    async choose(radio) {
      await expect(radio).toBeEnabled();
      const group = page.locator(
        `input[type="radio"][name="${await radio.getAttribute('name')}"]:not(:disabled)`,
      );
      const chosen = group.and(page.locator(':checked'));
      await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
      for (let choices = 0; choices < MAX_CHOICES && !(await isFocused(radio)); choices += 1)
        await keyboard.press('ArrowDown');
      await keyboard.press('Space');
      await expect(radio).toBeFocused();
      await expect(radio).toBeChecked();
    },
  };
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}
