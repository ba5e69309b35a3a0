import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

test('a visitor finds a competition by keyboard, opens a past match, and comes back to the same place', async ({
  page,
  pageErrors,
}) => {
  // answered here: the handler of every page would take the focus from the search
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  await page.removeLocatorHandler(necessary);
  await page.goto(`${originOf('aurora')}/en/sports/`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Competitions' })).toBeVisible();
  await necessary.click();

  await test.step('When the name is typed without accents, the competition is found', async () => {
    await main.getByRole('button', { name: 'Find a team, horse or competition' }).press('Enter');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('halcyon leag');
    await expect(main.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toHaveText(
      'Halcyon League',
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/sports\/football\/hal\/$/);
    await expect(page).toHaveTitle(/^Halcyon League \| /);
    await expect(main.getByRole('table', { name: 'Standings of the season' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('Then a past match has its result, and going back restores the position', async () => {
    const result = main.getByRole('region', { name: 'Latest results' }).getByRole('link').nth(3);
    await result.click();
    await expect(main.getByRole('table', { name: 'Score by period' })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('table', { name: 'Standings of the season' })).toBeVisible();
    // the list above changes with the matches: the place is that of the link, not a number of pixels
    await expect(result).toBeInViewport();
  });

  await test.step('And an unknown sport or competition is the not-found page', async () => {
    for (const path of ['cheese-rolling', 'football/nope', 'tennis/hal']) {
      await page.goto(`${originOf('aurora')}/en/sports/${path}/`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    }
  });
  // browsers log the answers about a match that has left the board, and about unknown competitions
  expect(pageErrors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
});

test('a player keeps a favourite after a reload', async ({ page, player }) => {
  await player.signIn(page, 'aurora', 'loyal', '/en/sports/football/hal/');
  const main = page.getByRole('main');
  const star = main.getByRole('button', { name: /^(Add|Remove) Halcyon League/ }).first();
  await expect(star).toBeVisible();
  const press = async (): Promise<void> => {
    const stored = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('"operationName":"ChangeSportsFavourites"') === true,
    );
    await star.click();
    await stored;
  };
  // an earlier run of the same product may have left it
  if ((await star.getAttribute('aria-label'))?.startsWith('Remove')) await press();
  await press();
  await page.goto(`${originOf('aurora')}/en/sports/`);
  const favourites = main.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('link', { name: 'Halcyon League' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await favourites.getByRole('button', { name: 'Remove Halcyon League from favourites' }).click();
  await expect(favourites).toHaveCount(0);
});
