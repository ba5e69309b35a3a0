import { alternating, variants } from '@foyer/testing/effort';
import { violationsOnArrival } from '../fixtures/axe.ts';
import { seededEmail } from '../fixtures/brands.ts';
import { consoleOrigin, signInToConsole } from '../fixtures/console.ts';
import { chargeStrayPayment, reconcileToday } from '../fixtures/strayPayment.ts';
import { expect, test } from '../fixtures/test.ts';
import { ALL_ROUTES_TIMEOUT_MS } from '../screens/checkEveryRoute.ts';

/** No journey deposits on this brand, so the planted payment is its only difference. */
const BRAND = 'caravel';
const WIDTHS = [390, 1_440] as const;

test('a payment that is missing in the ledger reaches the operator: as an alert, a report line, and the result of another comparison', async ({
  page,
}) => {
  await signInToConsole(page, 'operator', '/reconciliation', 'Reconciliation');
  const reference = await chargeStrayPayment(BRAND);
  await reconcileToday(BRAND);
  const today = new Date().toISOString().slice(0, 10);

  await test.step('the page names the payment and both amounts', async () => {
    await page.reload();
    const day = page.getByRole('region', { name: `Caravel, ${today}` });
    await expect(
      day.getByRole('row', {
        name: new RegExp(`${reference}, captured Missing in the ledger €42\\.00 none`),
      }),
    ).toBeVisible();
    expect(await violationsOnArrival(page)).toEqual([]);
    await day.getByRole('button', { name: 'Compare again' }).click();
    await expect(page.getByText(`Caravel, ${today} compared again: differences remain.`)).toBeVisible();
  });
  await test.step('the alert is listed once, however often it was raised', async () => {
    await page.goto(`${consoleOrigin()}/status`);
    await expect(
      page.getByText(new RegExp(`settlement report of ${today} differs from the ledger of ${BRAND}`)).first(),
    ).toBeVisible();
  });
});

test('the money pages of the console have no axe violations on a phone or on a desktop', async ({ page }) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await signInToConsole(page, 'operator', '/player-money', 'Player balance');
  const paths = [
    '/players',
    '/player-care',
    '/payment-pages',
    '/withdrawals',
    '/reconciliation',
    '/sportsbook',
    '/protection',
    '/status',
    '/identity',
    '/documents',
    '/player-money',
  ];
  for (const [index, path] of paths.entries()) {
    await page.goto(`${consoleOrigin()}${path}`);
    for (const width of alternating(WIDTHS, index)) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
      expect.soft(await violationsOnArrival(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await page.getByLabel('Email address or player ID').fill(seededEmail('funded', 'aurora'));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Reserved for withdrawals')).toBeVisible();
  for (const width of variants(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violationsOnArrival(page), `a player at ${width}`).toEqual([]);
  }
  await page.goto(`${consoleOrigin()}/players?brand=aurora&player=aurora-funded`);
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
  for (const width of variants(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violationsOnArrival(page), `an account at ${width}`).toEqual([]);
  }
});
