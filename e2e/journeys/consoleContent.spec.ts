import { alternating } from '@foyer/testing/effort';
import { writeFile } from 'node:fs/promises';
import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { consoleOrigin, signInToConsole } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/test.ts';
import { ALL_ROUTES_TIMEOUT_MS } from '../screens/checkEveryRoute.ts';
import type { Page } from '@playwright/test';

/** No other journey reads the hero or the toggles of this brand. */
const BRAND = 'zephyra';
const TEXT_KEY = 'block.zephyra.hero.title';
const DELIVERED = 'Light as air';
const EDITED = 'A breath of spring';
const WIDTHS = [390, 820, 1_440] as const;
const LIVE_MS = 5_000; // requirements/reliability#promises: open tabs follow within five seconds

const section = (name: string): string =>
  `${consoleOrigin()}/content?brand=${BRAND}&section=${encodeURIComponent(name)}`;

async function saveDraft(page: Page, reason: string): Promise<void> {
  await page.getByRole('region', { name: 'Your changes' }).getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('is saved as a draft')).toBeVisible();
}

async function confirm(page: Page, action: 'Publish now' | 'Roll back now', reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

/** The mark of a document: it is absent after a reload. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
}
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => '__sameDocument' in globalThis);

test('a text is edited, previewed and published by a second operator, and follows in the open tab of a player', async ({
  page,
  browser,
  player,
}) => {
  const address = `/content?brand=${BRAND}&section=texts/en`;
  const own = await browser.newContext();
  const open = await own.newPage();
  await player.signIn(open, BRAND, 'empty', '/en/');
  await expect(open.getByRole('heading', { name: DELIVERED })).toBeVisible();
  await markDocument(open);
  await signInToConsole(page, 'operator', address, 'Texts: English');
  const second = await (await browser.newContext()).newPage();
  await signInToConsole(second, 'operator2', address, 'Texts: English');

  await test.step('a draft shows its effect, and only the browser with the link shows its preview', async () => {
    await page.getByRole('searchbox').fill('zephyra hero title');
    await page.getByRole('textbox', { name: TEXT_KEY }).fill(EDITED);
    await expect(page.getByRole('region', { name: 'Your changes' })).toContainText('1 change');
    await saveDraft(page, 'Spring campaign');
    await page.getByRole('button', { name: 'Create preview' }).click();
    const link = await page.getByRole('link', { name: 'Open preview' }).getAttribute('href');
    const preview = await (await browser.newContext()).newPage();
    await preview.goto(link ?? '');
    await expect(preview.getByRole('heading', { name: EDITED })).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Staff preview' })).toContainText(
      'unpublished content',
    );
    await preview.context().close();
    await expect(open.getByRole('heading', { name: DELIVERED })).toBeVisible();
  });
  await test.step('the publication of the second operator reaches the open tab', async () => {
    await second.getByRole('button', { name: 'Publish', exact: true }).click();
    await confirm(second, 'Publish now', 'Approved by marketing');
    await expect(open.getByRole('heading', { name: EDITED })).toBeVisible({ timeout: LIVE_MS });
  });
  await test.step('the roll back reaches it, too', async () => {
    await second.getByRole('button', { name: 'Undo' }).click();
    await confirm(second, 'Roll back now', 'Complaints');
    await expect(open.getByRole('heading', { name: DELIVERED })).toBeVisible({ timeout: LIVE_MS });
    await expect(open.getByRole('heading', { name: EDITED })).toHaveCount(0);
  });
  expect(await isSameDocument(open)).toBe(true);
  await own.close();
  await second.context().close();
});

test('a toggle that is switched in the console takes effect in an open tab', async ({ page, browser }) => {
  const visitor = await browser.newPage();
  await visitor.goto(`${originOf(BRAND)}/en/`);
  const sports = visitor
    .getByRole('navigation', { name: 'Casino or sports' })
    .getByRole('link', { name: 'Sports' });
  await expect(visitor.getByRole('heading', { name: DELIVERED })).toBeVisible();
  await expect(sports).toHaveCount(0);
  await markDocument(visitor);
  await signInToConsole(page, 'operator', `/content?brand=${BRAND}&section=features`, 'Feature toggles');
  await page.getByRole('switch', { name: 'Sportsbook' }).click();
  await saveDraft(page, 'Opening of the sportsbook');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirm(page, 'Publish now', 'Opening');
  await expect(sports).toBeVisible({ timeout: LIVE_MS });
  await page.getByRole('button', { name: 'Undo' }).click();
  await confirm(page, 'Roll back now', 'End of the journey');
  await expect(sports).toHaveCount(0, { timeout: LIVE_MS });
  expect(await isSameDocument(visitor)).toBe(true);
  await visitor.close();
});

test('a protected toggle needs a second operator, who approves it by publishing', async ({
  page,
  browser,
}) => {
  await signInToConsole(page, 'operator', `/content?brand=${BRAND}&section=features`, 'Feature toggles');
  await page.getByRole('switch', { name: 'Show RTP' }).click();
  await saveDraft(page, 'Shown in Spain');
  await expect(page.getByText('another operator has to approve and publish it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toBeDisabled();

  const other = await (await browser.newContext()).newPage();
  await signInToConsole(other, 'operator2', `/content?brand=${BRAND}&section=features`, 'Feature toggles');
  await other.getByRole('button', { name: 'Approve and publish' }).click();
  await confirm(other, 'Publish now', 'Licence allows it');
  await expect(page.getByText(/published by operator2@staff\.test/)).toBeVisible();

  await test.step('the history names both members of staff and restores the delivered values', async () => {
    await other.getByRole('tab', { name: 'History' }).click();
    await expect(other.getByText('Second approval').first()).toBeVisible();
    await other.getByRole('button', { name: 'Roll back to version 0' }).click();
    await confirm(other, 'Roll back now', 'End of the journey');
  });
  await other.context().close();
});

test('an import of a broken bundle is refused with its findings', async ({ page }, info) => {
  await signInToConsole(page, 'operator', `/content?brand=${BRAND}`, 'Content');
  const file = info.outputPath('broken.json');
  const bundle = {
    format: 'foyer-content',
    schemaVersion: 1,
    brand: BRAND,
    exportedAt: new Date().toISOString(),
    sections: { wallet: { EUR: { minDepositAmount: -1, minWithdrawalAmount: 1_000 } } },
  };
  await writeFile(file, JSON.stringify(bundle));
  await page.getByLabel('Content file').setInputFiles(file);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A broken file');
  await dialog.getByRole('button', { name: 'Save drafts' }).click();
  await expect(dialog.getByText('wallet › EUR › Minimum deposit')).toBeVisible();
});

test('the content page has no axe violations at any width and works by keyboard', async ({ page }) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await signInToConsole(page, 'operator', `/content?brand=${BRAND}`, 'Content');
  const pages = [undefined, 'features', 'experiments', 'wallet', 'site', 'lobby', 'notices', 'texts/fi'];
  for (const [index, name] of pages.entries()) {
    await page.goto(name === undefined ? `${consoleOrigin()}/content?brand=${BRAND}` : section(name));
    for (const width of alternating(WIDTHS, index)) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
      expect.soft(await violationsOnArrival(page), `${name ?? 'list'} at ${width}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(section('features'));
  await page.getByRole('switch', { name: 'Quick Menu' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Your changes' })).toBeVisible();
});
