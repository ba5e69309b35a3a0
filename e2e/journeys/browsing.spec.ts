import { BRANDS, brands } from '@foyer/market';
import { gatewayPort, originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

for (const brand of BRANDS) {
  test(`${brand} opens on its lobby, with its own name and without browser errors`, async ({
    page,
    pageErrors,
  }) => {
    await page.goto(`${originOf(brand)}/`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${brands[brand].title}$`));
    await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
}

test('a locale that the brand does not offer redirects to the front page (requirements/routes#locales-and-links)', async ({
  page,
}) => {
  await page.goto(`${originOf('tuli')}/ja/games/`);
  // the front page of the default locale, which '' redirects to (requirements/routes#layouts)
  await expect(page).toHaveURL(`${originOf('tuli')}/et_EE/`);
});

test('plain localhost is the default brand', async ({ page }) => {
  await page.goto(`http://localhost:${gatewayPort()}/`);
  await expect(page).toHaveTitle(/Aurora$/);
});

test('an unknown address shows a not-found page with a link home', async ({ page }) => {
  const response = await page.goto(`${originOf('aurora')}/en/nothing-here/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('search finds a game despite a typing error, by keyboard alone', async ({ page }) => {
  // answered here, before a dialog can cover it: the handler of every page would race with this click
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  await page.removeLocatorHandler(necessary);
  await page.goto(`${originOf('aurora')}/en/`);
  await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
  await necessary.click();
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('embr hollow');
  await expect(page.getByRole('dialog').getByText('Ember Hollow').first()).toBeVisible();
});

test('the back button restores the scroll position of the list', async ({ page }) => {
  await page.goto(`${originOf('aurora')}/en/games/`);
  await page.locator('main a[href*="/games/"]').nth(3).click();
  await expect(page).toHaveURL(/\/en\/games\/[a-z0-9-]+\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
});
