import type { Browser, Page } from '@playwright/test';
import { originOf, type Instance as Product } from '../../fixtures/brands.ts';
import { LIMIT_FACTOR } from './limits.ts';
import { observeFeed } from './observeFeed.ts';

export type Instance = Pick<Product, 'gatewayPort'>;

export const BRAND = 'aurora';
/** Limit of each step of a page. */
export const STEP_MS = 15_000 * LIMIT_FACTOR;
const IDLE_MS = 5_000;
const VIEW = { viewport: { width: 1440, height: 900 } } as const;

/** Opens a page without the consent dialog; its steps end within `STEP_MS`. */
export async function openPage(browser: Browser, instance: Instance, path: string): Promise<Page> {
  const context = await browser.newContext(VIEW);
  context.setDefaultTimeout(STEP_MS);
  context.setDefaultNavigationTimeout(STEP_MS);
  const page = await context.newPage();
  await page.addInitScript(observeFeed);
  await page.goto(`${originOf(BRAND, instance.gatewayPort)}${path}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.getByRole('main').getByRole('heading').first().waitFor();
  return page;
}

/** Waits until the page loads nothing, for a few seconds: a busy page is measured as it is. */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  });
}
