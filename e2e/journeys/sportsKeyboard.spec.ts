import type { FeedEvent } from '@foyer/kernel/sports-feed';
import type { Page } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { lastMatches } from '../fixtures/sportsFeed.ts';
import { expect, test } from '../fixtures/test.ts';
import { tabTo } from '../screens/keyboard.ts';

/** Fails when the focus is lost or not visible. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'lost';
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle !== 'none' || boxShadow !== 'none' ? 'visible' : element.outerHTML.slice(0, 200);
  });
  expect(focus).toBe('visible');
}

test('a player finds two matches, places a double and cashes it out, by keyboard alone', async ({
  page,
  player,
  pageErrors,
}) => {
  const stored = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"operationName":"PlayerSportsSlip"') === true,
  );
  await player.signIn(page, 'aurora', 'loyal', '/en/sports/');
  const answer = (await (await stored).json()) as {
    data: { viewer: { sportsSlip: { selections: unknown[] } } };
  };
  const { selections } = answer.data.viewer.sportsSlip;
  const main = page.getByRole('main');
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  const toSlip = page.getByRole('link', { name: 'Skip to bet slip' });
  const matches = await lastMatches(page.request, 'aurora');

  async function select({ home, away }: FeedEvent): Promise<void> {
    const find = main.getByRole('button', { name: 'Find a team, horse or competition' });
    await tabTo(page, find);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(home);
    const match = main.getByRole('link', { name: `${home} – ${away}` }).first();
    await tabTo(page, match);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `${home} – ${away}` })).toBeVisible();
    const price = main.getByRole('tabpanel').getByRole('button', { pressed: false }).first();
    await tabTo(page, price);
    await page.keyboard.press('Space');
    // the same button, because it is not the first that is not pressed any more
    await expect(main.getByRole('tabpanel').getByRole('button', { pressed: true })).toBeFocused();
    await expectVisibleFocus(page);
  }

  await test.step('Given an empty slip, also after other journeys of the account', async () => {
    const clear = slip.getByRole('button', { name: 'Clear all' });
    if (selections.length === 0) return;
    await tabTo(page, toSlip);
    await page.keyboard.press('Enter');
    await tabTo(page, clear);
    await page.keyboard.press('Enter');
    await expect(clear).toHaveCount(0);
    // the slip is behind all prices of the page
    await page.goto(`${originOf('aurora')}/en/sports/`);
  });
  for (const [index, match] of matches.entries())
    await test.step(`Given the selection of match ${index + 1}`, async () => {
      if (index > 0) {
        const sports = page
          .getByRole('navigation')
          .getByRole('link', { name: 'Sports', exact: true })
          .first();
        await tabTo(page, sports, 'Shift+Tab');
        await page.keyboard.press('Enter');
        await page.waitForURL(`${originOf('aurora')}/en/sports/`);
      }
      await select(match);
      await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(index + 1);
    });
  await test.step('When the link to the slip is followed, a stake entered and the bet placed', async () => {
    await tabTo(page, toSlip, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(slip).toBeFocused();
    await tabTo(page, slip.getByRole('textbox', { name: 'Stake' }));
    await page.keyboard.type('10');
    await tabTo(page, slip.getByRole('combobox', { name: 'If prices change' }));
    await page.keyboard.type('Accept all');
    await tabTo(page, slip.getByRole('button', { name: 'Place bet for €10.00' }));
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(slip.getByText('Bet placed')).toBeVisible();
    await expectVisibleFocus(page);
    await tabTo(page, slip.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expect(slip.getByText('Select a price to add it to your bet slip.')).toBeVisible();
    await expectVisibleFocus(page);
  });
  const bets = page.getByRole('dialog', { name: 'My bets' });
  const bet = bets.getByRole('article', { name: 'Double' }).first();
  await test.step('Then it is cashed out in the dialog of all bets', async () => {
    const opener = page.getByRole('button', { name: 'My bets' });
    // forwards: the footer and the header are less than the prices
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const offer = bet.getByRole('button', { name: /^Cash out €/ });
    await tabTo(page, offer);
    await page.keyboard.press('Enter');
    await expect(bet.getByText(/^Cash out for €/)).toBeVisible();
    await expectVisibleFocus(page);
    await tabTo(page, offer);
    await page.keyboard.press('Enter');
    await expect(bet.getByText('Cashed out', { exact: true })).toBeVisible();
    await expectVisibleFocus(page);
  });
  await test.step('And its page opens with its receipt', async () => {
    await tabTo(page, bet.getByRole('link', { name: /^Receipt and details/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Double' })).toBeVisible();
    await expect(main.getByText('Bet number')).toBeVisible();
  });
  expect(pageErrors).toEqual([]);
});
