import { originOf, seededEmail, sharedInstance } from '../fixtures/brands.ts';
import { grantReward } from '../fixtures/rewards.ts';
import type { OwnProduct } from '../fixtures/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { headerBalance } from '../screens/Header.ts';

const SPINS = 5;
const BRAND = 'tuli';
const GAME = 'ember-hollow';
/** Spins played before the provider withdraws the game. */
const SPINS_BEFORE = 2;

/** The provider withdraws the game from its catalogue, or offers it again. */
async function withdraw(product: OwnProduct, isWithdrawn: boolean): Promise<void> {
  await product.rows('update api.game set withdrawn_at = case when $2 then now() end where id = $1', [
    GAME,
    isWithdrawn,
  ]);
  await product.rows('select pg_notify($1, $2)', [
    'foyer_bus',
    JSON.stringify({ topic: 'api.catalogue-changed', payload: {} }),
  ]);
}

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

test('a player plays the rest of free spins in another game after theirs is withdrawn', async ({
  page,
  player,
  pageErrors,
  ownProduct,
}) => {
  const origin = originOf(BRAND, ownProduct.gatewayPort);
  const game = new GameScreen(page);
  const card = page
    .getByRole('article', { name: 'Free spins' })
    .filter({ has: page.getByText(/\d of 5 spins used/) });
  const region = game.frame.getByRole('region', { name: 'Free spins' });
  const launch = async (left: number): Promise<void> => {
    await card.getByRole('link', { name: 'Play now' }).click();
    await page.waitForURL((url) => url.searchParams.has('freeSpins'));
    await game.playForMoney();
    await expect(region).toContainText(`Free spins: ${left} left`, { timeout: 20_000 });
  };
  const play = async (from: number, to: number): Promise<void> => {
    for (let left = from - 1; left >= to; left -= 1) {
      await game.spinOnly();
      if (left > 0) await expect(region).toContainText(`Free spins: ${left} left`, { timeout: 60_000 });
    }
  };
  try {
    await test.step('Given some of the spins have been played in their game', async () => {
      await player.signIn(page, BRAND, 'funded', '/en/', ownProduct);
      await grantReward(ownProduct, BRAND, seededEmail('funded', BRAND), 'calendar-spins-5');
      await page.goto(`${origin}/en/rewards/`);
      await page.getByRole('button', { name: `Claim ${SPINS} free spins` }).click();
      await launch(SPINS);
      await play(SPINS, SPINS - SPINS_BEFORE);
    });
    await test.step('When the provider withdraws the game, the card names the replacement', async () => {
      await withdraw(ownProduct, true);
      await expect(async () => {
        await page.goto(`${origin}/en/rewards/`);
        await expect(card.getByText('Game: Aurora Post')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await expect(card).toContainText(`${SPINS_BEFORE} of ${SPINS} spins used`);
    });
    await test.step('Then the rest is played there at the same value', async () => {
      await launch(SPINS - SPINS_BEFORE);
      expect(new URL(page.url()).pathname).toContain('/aurora-post/');
      await expect(game.frame.getByText('€0.20 per spin')).toBeVisible();
      await play(SPINS - SPINS_BEFORE, 0);
      await expect(game.frame.getByRole('dialog', { name: 'Your free spins have ended' })).toBeVisible({
        timeout: 60_000,
      });
    });
    await test.step('And each spin is counted once, in the game in which it was played', async () => {
      const games = await ownProduct.rows(
        'select game_id as game, count(*)::integer as rounds from api.free_round group by game_id order by game_id',
      );
      expect(games).toEqual([
        { game: 'aurora-post', rounds: SPINS - SPINS_BEFORE },
        { game: GAME, rounds: SPINS_BEFORE },
      ]);
      expect(await ownProduct.rows('select * from api.free_spin_faults()')).toEqual([]);
    });
  } finally {
    await withdraw(ownProduct, false);
  }
  expect(pageErrors).toEqual([]);
});
