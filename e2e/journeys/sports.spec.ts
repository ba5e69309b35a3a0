import { originOf } from '../fixtures/brands.ts';
import { followSportsFeed, winnerPrices } from '../fixtures/sportsFeed.ts';
import { expect, test } from '../fixtures/test.ts';

test('prices update live, and a selection stays in the slip after a reload', async ({ page, pageErrors }) => {
  const feed = followSportsFeed(page);
  await page.goto(`${originOf('caravel')}/en/sports/`);
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  const all = page.getByRole('button', { name: /^Show all \d+ matches in play$/ });
  if (await all.isVisible()) await all.click();
  const { id, home, away } = await feed.priceChanged;
  // the market of the winner comes first
  const prices = page.getByRole('group', { name: `, ${home} – ${away}` }).first();
  await expect(prices.getByRole('button')).not.toHaveCount(0);
  await expect
    .poll(async () => {
      const shown = (await prices.innerText()).match(/\d+\.\d\d/g) ?? [];
      return shown.join(' ') === winnerPrices(feed.latest(id));
    })
    .toBe(true);

  await test.step('When a price is selected, it is in the slip', async () => {
    // a match that has not started is not suspended during the click
    const price = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: 'Starting soon' }) })
      .getByRole('button', { name: / wins / })
      .first();
    await price.click();
    await expect(page.getByRole('main').getByRole('button', { name: / wins /, pressed: true })).toHaveCount(
      1,
    );
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
  await page.goto(`${originOf('aurora')}/en/sports/tennis/`);
  const prices = page.getByRole('main').getByRole('button', { name: / wins / });
  await expect(prices.first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Odds aren’t live')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Not live/ })).not.toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Odds aren’t live')).toHaveCount(0);
  await expect(prices.first()).toBeVisible();
});
