import { ignoreError } from '@foyer/kernel';
import type { Locator, Page } from '@playwright/test';
import { showPhone } from './pageWidths.ts';
import { growthOf, type OwnResources } from './ownResources.ts';

const DEADLINE_MS = 5_000;
const NOT_IN_TIME = ignoreError('page was not mounted again in time; the check reports it');

export interface Remounted {
  /** Failures to leave or to show the page again. */
  readonly again: readonly string[];
  /** Resources that the second visit left in addition to the first: caches of the first visit do not count. */
  readonly leaks: readonly string[];
}

/**
 * Leaves a page and returns to it twice without a reload, on a phone: unmount, mount, unmount, mount.
 * @param heading - of the page inside the element of its remote.
 */
export async function remountPage(
  page: Page,
  heading: Locator,
  counts: () => Promise<OwnResources>,
): Promise<Remounted> {
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  const away = `/${path.split('/')[1] ?? ''}/foyer-check-elsewhere/`;
  const left: OwnResources[] = [];
  let isPageHeld = false;
  for (let visit = 0; visit < 2; visit += 1) {
    await goTo(page, away);
    if (!(await reaches(heading, 'detached'))) return { again: ['does not leave the page'], leaks: [] };
    left.push(await counts());
    isPageHeld ||= await isHeld(page);
    await showPhone(page);
    await goTo(page, path);
    if (!(await reaches(heading, 'visible'))) return { again: ['is not shown again'], leaks: [] };
  }
  const [first, second] = left;
  const growth = first && second ? growthOf(first, second) : [];
  return {
    again: [],
    leaks: [
      ...growth.map((text) => `each visit leaves ${text} behind`),
      ...(isPageHeld ? ['the page cannot be scrolled or used after a visit'] : []),
    ],
  };
}

/** True if a lock that a dialog sets on the whole page is still there. */
function isHeld(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body, document.getElementById('root')].some((element) => {
      if (!element) return false;
      const { overflowY, pointerEvents } = getComputedStyle(element);
      return overflowY === 'hidden' || pointerEvents === 'none' || element.inert;
    }),
  );
}

/** As the back button: the shell's router follows the address. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

function reaches(heading: Locator, state: 'visible' | 'detached'): Promise<boolean> {
  return heading
    .first()
    .waitFor({ state, timeout: DEADLINE_MS })
    .then(() => true)
    .catch(NOT_IN_TIME)
    .then((isReached) => isReached === true);
}
