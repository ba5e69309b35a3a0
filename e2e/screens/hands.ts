import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** How somebody works a page: screens say what is done, and leave to this how. */
export interface Hands {
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
}

export const withMouse: Hands = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
};

/** More than any group of ours has choices. */
const CHOICES_AT_MOST = 20;

/** The page and the frames in it with the keys alone: the focus goes where Tab takes it, and nowhere else. */
export function withKeyboard(page: Page): Hands {
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
    /** A group of radios is one stop of Tab, the chosen one or else the first; the others are reached by arrows, which choose as they go. */
    async choose(radio) {
      await expect(radio).toBeEnabled();
      const group = page.locator(
        `input[type="radio"][name="${await radio.getAttribute('name')}"]:not(:disabled)`,
      );
      const chosen = group.and(page.locator(':checked'));
      await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
      for (let choices = 0; choices < CHOICES_AT_MOST && !(await isFocused(radio)); choices += 1)
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
