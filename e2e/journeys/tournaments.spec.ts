import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';

// the missions, which play at the same product, use another brand
const BRAND = 'tuli';
const RUN = `${BRAND}-journey`;
const NAME = 'Best win of the week';

test('a player registers for a tournament, plays, and sees the place live', async ({
  page,
  player,
  ownProduct,
}) => {
  const origin = originOf(BRAND, ownProduct.gatewayPort);
  const list = page.getByRole('article', { name: NAME });

  await test.step('Given a tournament that counts rounds, started an hour ago', async () => {
    // the scheduled ones depend on the day of the week
    await ownProduct.rows(
      `insert into engagement.tournament_run
         (id, brand, series, terms, registration_from, registration_till, starts_at, ends_at, late_till)
       select $1, brand, 'journey',
         terms || '{"playersMin": 1, "scoring": {"kind": "rounds", "minStakeCents": 1, "hourlyCap": 60}}',
         now() - interval '2 hours', now() + interval '1 hour', now() - interval '1 hour',
         now() + interval '2 hours', now() + interval '3 hours'
       from engagement.tournament_run where brand = $2 and series = 'weekly-multiple' limit 1`,
      [RUN, BRAND],
    );
    await player.signIn(page, BRAND, 'funded', '/en/', ownProduct);
  });
  await test.step('When the player opts in and registers', async () => {
    await page.goto(`${origin}/en/tournaments/`);
    await page.getByRole('button', { name: 'Opt in' }).click();
    await expect(list.first()).toBeVisible();
    await page.goto(`${origin}/en/tournaments/?tournament=${RUN}`);
    await list.getByRole('button', { name: 'Register for free' }).press('Enter');
    await expect(list.getByText('You’re registered')).toBeVisible();
    await expect(list.getByText('No place yet')).toBeVisible();
    await expect(list.getByText(/at most 60 rounds count in any one hour/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  const tab = await page.context().newPage();
  await test.step('And plays a round in another tab', async () => {
    await tab.goto(`${origin}/en/games/${slotGame.slug}/`);
    const game = new GameScreen(tab);
    await game.playForMoney();
    await game.spin();
  });
  await test.step('Then the place is shown without a reload', async () => {
    await expect(list.getByText(/^Rounds: 1 · 1 round counted$/)).toBeVisible();
    const row = list.getByRole('row').filter({ hasText: 'You' });
    await expect(row.getByRole('cell')).toHaveText(['1', '1']);
    await expect(row.getByRole('rowheader')).toHaveText(/^.{1,2}\*\*\* You$/);
  });
  await test.step('And the list is one step back', async () => {
    await page.getByRole('link', { name: 'All tournaments' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Running now' })).toBeVisible();
    await page.goBack();
    await expect(list.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  });
});
