import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

test('a player opens a match, selects a market of it, and finds the selection in the slip', async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${originOf('aurora')}/en/sports/football/`);
  const board = page.getByRole('main');
  const slip = page.getByRole('complementary', { name: 'Bet slip' });

  const match = await test.step('Given the page of a match that has not started', async () => {
    // its markets are not suspended during the journey
    await board.getByRole('link', { name: 'Tomorrow' }).click();
    const link = board
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Tomorrow' }) })
      .getByRole('link', { name: /All markets$/ })
      .last();
    await link.click();
    await expect(page).toHaveURL(/\/en\/sports\/event\/[a-z0-9]+\/$/);
    const heading = page.getByRole('heading', { level: 1, name: / – / });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('group', { name: 'Match result (regular time)' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    return heading.innerText();
  });

  await test.step('When a tab is chosen and a price selected, it is in the slip', async () => {
    await page.getByRole('tab', { name: 'Score', exact: true }).click();
    const scores = page.getByRole('group', { name: 'Correct score' });
    await scores.getByRole('button', { name: /^1–0 / }).click();
    await expect(scores.getByRole('button', { pressed: true })).toHaveCount(1);
    const selection = slip.getByRole('listitem');
    await expect(selection).toHaveCount(1);
    await expect(selection.getByText('1–0', { exact: true })).toBeVisible();
    await expect(selection.getByText('Correct score')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('Then a reload keeps it', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: match })).toBeVisible();
    await expect(slip.getByRole('listitem').getByText('Correct score')).toBeVisible();
  });

  await test.step('And the board, which has fewer markets, keeps it without alarm', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Football' })).toBeVisible();
    const selection = slip.getByRole('listitem');
    await expect(selection.getByText('We check this price when you place the bet')).toBeVisible();
    await expect(selection.getByText('No longer available')).toHaveCount(0);
  });
  expect(pageErrors).toEqual([]);
});
