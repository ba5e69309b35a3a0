import { originOf, seededEmail, sharedInstance } from '../fixtures/brands.ts';
import { grantReward } from '../fixtures/rewards.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { headerBalance } from '../screens/Header.ts';

const SPINS = 5;
const BRAND = 'tuli';

test('a player claims free spins, plays them in the game and keeps the winnings', async ({
  page,
  player,
  pageErrors,
}) => {
  // the sign-in page of the brand, to which the page of rewards leads, offers several ways
  await player.signIn(page, BRAND, 'funded');
  await page.goto(`${originOf(BRAND)}/en/rewards/`);
  const before = await headerBalance(page);
  const cards = page.getByRole('article', { name: 'Free spins' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const claim = page.getByRole('button', { name: `Claim ${SPINS} free spins` });

  await test.step('When free spins are granted, the card names their value, game and terms', async () => {
    await grantReward(sharedInstance(), BRAND, seededEmail('funded', BRAND), 'calendar-spins-5');
    const card = cards.filter({ has: claim });
    await expect(card).toHaveCount(1);
    await expect(card.getByText('Worth €1.00: €0.20 per spin')).toBeVisible();
    await expect(card.getByText('Game: Ember Hollow')).toBeVisible();
    await expect(card.getByText('Winnings are cash. No wagering requirement.')).toBeVisible();
  });
  const game = new GameScreen(page);
  await test.step('And they are claimed and launched in their game', async () => {
    await claim.press('Enter');
    const claimed = cards.filter({ hasText: `0 of ${SPINS} spins used` });
    await claimed.getByRole('link', { name: 'Play now' }).click();
    await page.waitForURL((url) => url.searchParams.has('freeSpins'));
    await game.playForMoney();
    await expect(game.frame.getByText(`Free spins: ${SPINS} left`)).toBeVisible({ timeout: 20_000 });
    await expect(game.frame.getByText('€0.20 per spin')).toBeVisible();
  });
  let won = 0;
  await test.step('Then every spin is played without a stake', async () => {
    for (let left = SPINS - 1; left >= 0; left -= 1) {
      won += (await game.spinOnly()).returnMinor;
      if (left > 0)
        await expect(game.frame.getByRole('region', { name: 'Free spins' })).toContainText(
          `Free spins: ${left} left`,
          { timeout: 60_000 },
        );
    }
  });
  await test.step('And the frame shows a summary and waits for the player’s choice', async () => {
    const summary = game.frame.getByRole('dialog', { name: 'Your free spins have ended' });
    await expect(summary).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => headerBalance(page)).toBe(before + won);
    await summary.getByRole('button', { name: 'Play with my balance' }).click();
    await expect(game.frame.getByRole('group', { name: 'Stake' })).toBeVisible();
  });
  await test.step('And the histories list the rounds and the used reward', async () => {
    await page.goto(`${originOf(BRAND)}/en/profile/game-history/?range=today`);
    await expect(page.getByRole('row').filter({ hasText: 'Free spin' })).toHaveCount(SPINS);
    await page.goto(`${originOf(BRAND)}/en/profile/rewards-history/`);
    await expect(
      page.getByRole('row').filter({ hasText: 'Free spins' }).filter({ hasText: 'Used' }).first(),
    ).toContainText('€1.00');
  });
  expect(pageErrors).toEqual([]);
});
