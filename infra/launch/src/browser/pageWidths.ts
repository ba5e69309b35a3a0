import type { Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
/** A phone, where every page starts, a tablet and a desktop. */
export const WIDTHS = [390, 768, 1_440] as const;

/** Gives the tab the width of a phone, unless it has it. */
export async function showPhone(page: Page): Promise<void> {
  if (page.viewportSize()?.width !== PHONE.width) await page.setViewportSize(PHONE);
}

/**
 * Shows the page in each width, and leaves it in the last one: the phone's is cheaper once the page is left.
 * @returns the widths in which the remote's content is wider than the window.
 */
export async function overflowsIn(page: Page, selector: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...PHONE, width });
    const element = await page.evaluate(widestIn, selector);
    if (element !== undefined) found.push(`${element} is wider than the window at ${width} px`);
  }
  return found;
}

/** Runs in the page: the first element of the remote that makes the document scroll sideways. */
async function widestIn(selector: string): Promise<string | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const room = document.documentElement.clientWidth;
  if ((document.scrollingElement?.scrollWidth ?? 0) <= room + 1) return undefined;
  const wide = [...document.querySelectorAll(`${selector} *`)].find((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > room + 1;
  });
  return wide && `<${wide.tagName.toLowerCase()}>`;
}
