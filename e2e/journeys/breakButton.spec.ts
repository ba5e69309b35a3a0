import { effectiveProtection } from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { routeOf } from '@foyer/links';
import { PAGE_DATA_ELEMENT_ID } from '@foyer/kernel/page-data';
import type { Page } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { slugs } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { everyRoute, type RouteVisit } from '../screens/everyRoute.ts';

const BRAND = 'aurora';
const PHONE = { width: 390, height: 844 };
/** Stops of the keyboard before the button: links to the content and to the footer, and the clock with its details. */
const MAX_STOPS = 5;

// a service worker would answer navigations before the page data can be replaced
test.use({ serviceWorkers: 'block' });

/**
 * Serves every document with the rules of the German profile, which no brand has. The browser opens no socket to a local
 * address from a document that a test serves, so errors of pages are not counted here.
 */
async function followGermanProfile(page: Page): Promise<void> {
  const { licence } = effectiveProtection(PROOF_PROFILES.ggl, { protection: 'specification' });
  const data = new RegExp(`(id="${PAGE_DATA_ELEMENT_ID}">)([^<]+)`);
  await page.route(
    (url) => url.origin === originOf(BRAND) && !url.pathname.startsWith('/realms/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = (await response.text()).replace(data, (_whole, start: string, json: string) => {
        const pageData = JSON.parse(json) as { protection: object };
        const changed = { ...pageData, protection: { ...pageData.protection, licence } };
        return `${start}${JSON.stringify(changed).replaceAll('<', String.raw`\u003c`)}`;
      });
      await route.fulfill({ response, body });
    },
  );
}

/**
 * One page of each squad in each layout: the layout shows the button, and the page of the squad must leave it in view. The
 * layout test of the shell has a row for every route.
 */
function onePageOfEachGroup(): readonly RouteVisit[] {
  const groups = Map.groupBy(everyRoute(slugs), ({ id }) => `${routeOf(id).owner} ${routeOf(id).layout}`);
  return [...groups.values()].flatMap(([first]) => (first ? [first] : []));
}

test('the break button of the German profile is in view and near for the keyboard on a phone', async ({
  page,
  player,
}) => {
  await player.signIn(page, BRAND, 'funded', '/en/');
  await page.setViewportSize(PHONE);
  await followGermanProfile(page);
  const button = page.getByRole('button', { name: 'Stop for 24 hours' });
  for (const { id, path } of onePageOfEachGroup()) {
    await page.goto(`${originOf(BRAND)}${path}`, { waitUntil: 'commit' });
    await expect(button, id).toBeVisible();
    await expect.soft(button, id).toBeInViewport({ ratio: 1 });
    // from the start of the page, because some pages focus a field
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    let stops = 0;
    for (; stops < MAX_STOPS && !(await button.evaluate((one) => one === document.activeElement)); stops += 1)
      await page.keyboard.press('Tab');
    await expect.soft(button, id).toBeFocused();
  }
});
