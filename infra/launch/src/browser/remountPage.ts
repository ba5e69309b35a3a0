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
  const swallowed = new Set<string>();
  for (let visit = 0; visit < 2; visit += 1) {
    await goTo(page, away);
    if (!(await reaches(heading, 'detached'))) return { again: ['does not leave the page'], leaks: [] };
    left.push(await counts());
    isPageHeld ||= await isHeld(page);
    for (const type of await swallowedEvents(page)) swallowed.add(type);
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
      // one for all visits does not grow, and costs each page that follows as much
      ...(second && second['fast intervals'] > 0 ? ['an interval below a second goes on after a visit'] : []),
      ...(isPageHeld ? ['the page cannot be scrolled or used after a visit'] : []),
      ...[...swallowed].map((type) => `${type} events of other pages are swallowed after a visit`),
    ],
  };
}

/** True if a lock that a dialog sets on the whole page is still there. */
function isHeld(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body, document.getElementById('root')].some((element) => {
      if (!element) return false;
      const { overflowY, pointerEvents, position, touchAction, visibility } = getComputedStyle(element);
      return (
        [overflowY, visibility].includes('hidden') ||
        [pointerEvents, touchAction].includes('none') ||
        position === 'fixed' ||
        element.inert
      );
    }),
  );
}

/** Types of events on a plain element that a listener of the page cancels or stops. */
function swallowedEvents(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const target = document.body.appendChild(document.createElement('div'));
    const types = ['keydown', 'click', 'wheel', 'touchmove', 'contextmenu', 'copy', 'paste'];
    const swallowed = types.filter((type) => {
      let hasArrived = false;
      const arrive = (): void => {
        hasArrived = true;
      };
      target.addEventListener(type, arrive, { once: true });
      const isAllowed = target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      target.removeEventListener(type, arrive);
      return !isAllowed || !hasArrived;
    });
    target.remove();
    return swallowed;
  });
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
