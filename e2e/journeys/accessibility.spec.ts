import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routeOf, type RouteAccess } from '@foyer/links';
import { ALL_BRANDS, originOf } from '../fixtures/brands.ts';
import { slugs } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { everyRoute } from '../screens/everyRoute.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [390, 1440] as const;
const MANY_PAGES_MS = 360_000;

/** What axe finds on the page as it stands, one line a rule. */
async function violations(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`);
}

for (const width of WIDTHS) {
  for (const access of ['public', 'player'] as const satisfies readonly RouteAccess[]) {
    test(`axe finds nothing on any ${access} route at ${width} px`, async ({ page, player }) => {
      test.setTimeout(MANY_PAGES_MS);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (access === 'player') await player.signIn(page, 'aurora', 'funded', '/en/');
      await page.setViewportSize({ width, height: 900 });
      for (const { id, path } of everyRoute(slugs).filter((route) => routeOf(route.id).access === access)) {
        await page.goto(`${originOf('aurora')}${path}`, { waitUntil: 'commit' });
        expect.soft(await violations(page), id).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the lobby of any brand', async ({ page }) => {
  test.setTimeout(MANY_PAGES_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const brand of ALL_BRANDS) {
    await page.goto(`${originOf(brand)}/en/`);
    expect.soft(await violations(page), brand).toEqual([]);
  }
});
