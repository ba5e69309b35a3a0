import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

const MOVES_MS = 15_000; // baskets and rallies occur every few seconds

test('prices update live, and a selection stays in the slip after a reload', async ({ page, pageErrors }) => {
  await page.goto(`${originOf('caravel')}/en/sports/`);
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  const programme = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Live now' }) });
  const before = await programme.innerText();
  await expect.poll(() => programme.innerText(), { timeout: MOVES_MS }).not.toBe(before);

  await test.step('When a price is selected, it is in the slip', async () => {
    // a match that has not started is not suspended during the click
    const price = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: 'Starting soon' }) })
      .getByRole('button', { name: / wins / })
      .first();
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
  });
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect(slip.getByRole('listitem')).toHaveCount(1);
  const chosen = await slip
    .getByRole('listitem')
    .getByText(/ wins$/)
    .innerText();

  await page.reload();
  await expect(slip.getByRole('listitem').getByText(chosen)).toBeVisible();
  await expect(slip.getByRole('button', { name: 'Sign in to place bets' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('without its connection the board is marked as outdated, and it recovers automatically', async ({
  page,
  context,
}) => {
  await page.goto(`${originOf('aurora')}/en/sports/?sport=tennis`);
  const prices = page.getByRole('main').getByRole('button', { name: / wins / });
  await expect(prices.first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Odds aren’t live')).toBeVisible();
  await expect(
    page.getByRole('main').locator('button[aria-pressed]:not([aria-disabled="true"])'),
  ).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Odds aren’t live')).toHaveCount(0);
  await expect(prices.first()).toBeVisible();
});
