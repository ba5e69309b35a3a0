import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf, seededEmail, SEEDED_PASSWORD } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

test('a promotion states its terms, gives its reward with the opt-in, and takes it with the opt-out', async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${originOf('caravel')}/en/login/?autoSignIn=1&redir=/en/promotions/`);
  await new SignInScreen(page).signIn(seededEmail('empty', 'caravel'), SEEDED_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/en/promotions/');
  const card = page.getByRole('article', { name: 'First deposit bonus' });

  await test.step('The card has the six significant terms', async () => {
    await expect(card.getByRole('term')).toHaveCount(6);
    await expect(card.getByText('You can take part.')).toBeVisible();
    await expect(
      page
        .getByRole('article', { name: 'Bonus money for you' })
        .getByText('Only for players who have made a deposit.'),
    ).toBeVisible();
    expect(await violationsOnArrival(page)).toEqual([]);
  });
  await test.step('When the player opts in by keyboard, the reward is on the rewards page', async () => {
    await card.getByRole('button', { name: 'Opt in' }).press('Enter');
    await expect(card.getByText('You’re opted in')).toBeVisible();
    await page.goto(`${originOf('caravel')}/en/rewards/`);
    await expect(page.getByRole('article', { name: 'First deposit bonus' })).toHaveCount(1);
  });
  await test.step('And after the opt-out the reward is no longer shown', async () => {
    await page.goto(`${originOf('caravel')}/en/promotions/`);
    await card.getByRole('button', { name: 'Opt out' }).click();
    await expect(card.getByRole('button', { name: 'Opt in' })).toBeVisible();
    await page.goto(`${originOf('caravel')}/en/rewards/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'First deposit bonus' })).toHaveCount(0);
  });
  await test.step('And the calendar shows what runs', async () => {
    await page.goto(`${originOf('caravel')}/en/promotions/`);
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await expect(page.getByRole('region', { name: 'Running without an end date' })).toBeVisible();
    expect(await violationsOnArrival(page)).toEqual([]);
  });
  expect(pageErrors).toEqual([]);
});
