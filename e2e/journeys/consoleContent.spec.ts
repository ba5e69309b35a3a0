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

test('an operator edits a text of the lobby, publishes it, and rolls it back', async ({ page, browser }) => {
  const visitor = await browser.newPage();
  await visitor.goto(`${originOf(BRAND)}/en/`);
  await expect(visitor.getByRole('heading', { name: DELIVERED })).toBeVisible();
  await signInToConsole(page, 'operator', `/content?brand=${BRAND}&section=texts/en`, 'Texts: English');

  await test.step('a draft shows its effect and changes nothing for visitors', async () => {
    await page.getByRole('searchbox').fill('zephyra hero title');
    await page.getByRole('textbox', { name: TEXT_KEY }).fill(EDITED);
    const effect = page.getByRole('region', { name: 'Your changes' });
    await expect(effect).toContainText('1 change');
    await saveDraft(page, 'Spring campaign');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: DELIVERED })).toBeVisible();
  });
  await test.step('the publication reaches visitors', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await confirm(page, 'Publish now', 'Approved by marketing');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: EDITED })).toBeVisible();
  });
  await test.step('undo restores the earlier version', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await confirm(page, 'Roll back now', 'Complaints');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: DELIVERED })).toBeVisible();
  });
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

  await test.step('the history names both people and restores the delivered values', async () => {
    await other.getByRole('tab', { name: 'History' }).click();
    await expect(other.getByText('By the second person').first()).toBeVisible();
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
  await expect(dialog.getByText('wallet › EUR › minDepositAmount')).toBeVisible();
});

test('the content page has no axe violations at any width and works by keyboard', async ({ page }) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await signInToConsole(page, 'operator', `/content?brand=${BRAND}`, 'Content');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [undefined, 'features', 'flags', 'wallet', 'themes', 'texts/fi']) {
      await page.goto(name === undefined ? `${consoleOrigin()}/content?brand=${BRAND}` : section(name));
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
      expect.soft(await violationsOnArrival(page), `${name ?? 'list'} at ${width}`).toEqual([]);
    }
  }
  await page.goto(section('features'));
  await page.getByRole('switch', { name: 'Quick Menu' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Your changes' })).toBeVisible();
});
