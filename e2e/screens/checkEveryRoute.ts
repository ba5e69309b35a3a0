import { routeOf, type RouteAccess } from '@foyer/links';
import { alternating, isInTurn } from '@foyer/testing/effort';
import type { Page } from '@playwright/test';
import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { slugs } from '../fixtures/content.ts';
import { nextMatch } from '../fixtures/sportsFeed.ts';
import { expect } from '../fixtures/test.ts';
import { everyRoute } from './everyRoute.ts';

export const ALL_ROUTES_TIMEOUT_MS = 360_000;
const PHONE = 390;
const WIDTHS = [PHONE, 1440] as const;
/** The narrowest width at which a page may not scroll sideways (WCAG 1.4.10). */
const NARROWEST = 320;
/** Brands with another layout of the lobby. */
const OTHER_LAYOUTS = ['tuli', 'caravel'] as const;

/**
 * Checks that every route of one kind of access has its heading and no content beyond the edge, on a phone or
 * on a desktop, and at 320 px with text at 200 % (WCAG 1.4.4, 1.4.10). Axe checks every second route.
 */
export async function checkEveryRoute(page: Page, access: RouteAccess): Promise<void> {
  const notBuilt = page.getByRole('heading', { level: 1, name: 'Not available here yet' });
  let isNoticeSeen = false;
  const match = await nextMatch(page.request, 'aurora');
  const routes = everyRoute(slugs, match).filter((route) => routeOf(route.id).access === access);
  for (const [index, { id, path }] of routes.entries()) {
    await page.goto(`${originOf('aurora')}${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // pages that are not built yet share one page of the shell (ADR 0004), so it is checked once
    if (await notBuilt.isVisible()) {
      if (isNoticeSeen) continue;
      isNoticeSeen = true;
    }
    // one visit for all widths: a rotated or resized window must work like a newly opened one
    for (const width of alternating(WIDTHS, index)) {
      await page.setViewportSize({ width, height: 900 });
      if (isInTurn(index)) expect.soft(await violationsOnArrival(page), `${id} at ${width} px`).toEqual([]);
      // phones zoom a wider document out
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(contentWidth, `width of ${id} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await checkLargeText(page, id);
    await expect
      .soft(page.getByRole('heading', { name: 'This part isn’t available right now' }), id)
      .toHaveCount(0);
  }
}

/** The lobbies of all layouts are as wide as a phone with text at 200 %. */
export async function checkOtherLobbies(page: Page): Promise<void> {
  for (const brand of OTHER_LAYOUTS) {
    await page.goto(`${originOf(brand)}/en/`, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await checkLargeText(page, `the lobby of ${brand}`);
  }
}

/** Compares the width of the content with the screen while all texts have twice their size. */
async function checkLargeText(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  const contentWidth = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const width = root.scrollWidth;
    root.style.fontSize = '';
    return width;
  });
  expect.soft(contentWidth, `width of ${name} with text at 200 %`).toBeLessThanOrEqual(NARROWEST);
}
