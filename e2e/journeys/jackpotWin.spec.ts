import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { FREQUENT_REALITY_CHECKS } from '../fixtures/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { jackpotOptIn } from '../screens/jackpotOptIn.ts';

test.use({ ownProductSettings: FREQUENT_REALITY_CHECKS, contextOptions: { reducedMotion: 'no-preference' } });

const gamePath = `/en/games/${slotGame.slug}/`;
const WON_MINOR = 12_345;
/** The jackpot service pays what is due every five seconds. */
const PAID_WITHIN_MS = 20_000;

test('a jackpot win that arrives during a reality check is shown after it, in the game', async ({
  page,
  player,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const check = page.getByRole('alertdialog', { name: 'Reality check' });
  const goOn = check.getByRole('button', { name: /^(Keep playing|OK)$/ });
  const win = page.getByRole('dialog', { name: 'Congratulations!' });

  await test.step('Given a player who has opted in and accepted preferences', async () => {
    const accept = page.getByRole('button', { name: 'Accept all' });
    // a reality check that becomes due meanwhile must not disturb the test
    await page.addLocatorHandler(goOn, () => goOn.click());
    await page.removeLocatorHandler(page.getByRole('button', { name: 'Necessary only' }));
    await page.goto(`${originOf('aurora', ownProduct.gatewayPort)}/en/jackpot/`);
    await accept.click();
    await player.signIn(page, 'aurora', 'funded', '/en/jackpot/', ownProduct);
    const optIn = jackpotOptIn(page);
    await expect(optIn).toBeEnabled();
    await optIn.click();
    await expect(optIn).toBeChecked();
  });
  await test.step('And a round with a contribution', async () => {
    await page.goto(`${originOf('aurora', ownProduct.gatewayPort)}${gamePath}`);
    const game = new GameScreen(page);
    await game.playForMoney();
    await game.spinBetweenChecks();
    await expect
      .poll(async () => (await ownProduct.rows('select 1 from jackpot.contribution')).length)
      .toBeGreaterThan(0);
    await page.removeLocatorHandler(goOn);
  });
  await test.step('When the jackpot is won while a reality check is open', async () => {
    await expect(check).toBeVisible({ timeout: 30_000 });
    // the rows of a draw; the service pays the win and sends the event
    await ownProduct.rows(
      `with drawn as (
         insert into jackpot.win (id, instance_id, pot_id, contribution_id, value, drawn, out_of, at)
         select gen_random_uuid(), instance_id, 'minor', id, $1 * 10000, 0, 1, now() from jackpot.contribution order by id desc limit 1
         returning id, contribution_id)
       insert into jackpot.payment (id, win_id, player_id, brand, amount, currency)
       select gen_random_uuid(), drawn.id, c.player_id, c.brand, $1, c.currency from drawn join jackpot.contribution c on c.id = drawn.contribution_id`,
      [WON_MINOR],
    );
    await expect
      .poll(
        async () => (await ownProduct.rows('select 1 from jackpot.payment where paid_at is not null')).length,
        {
          timeout: PAID_WITHIN_MS,
        },
      )
      .toBe(1);
  });
  await test.step('Then the check stays, and the win follows it', async () => {
    await expect(check).toBeVisible();
    await expect(win).toHaveCount(0);
    await goOn.click();
    await expect(win).toBeVisible();
    await expect(win.getByText('You scored an')).toBeVisible();
    await expect(win.getByText('awesome MINI jackpot win!')).toBeVisible();
    await expect(win.getByText('€123.45').first()).toBeAttached();
  });
  await test.step('And the focus returns to the game', async () => {
    await win.getByRole('button', { name: 'Back to game' }).click();
    await expect(win).toHaveCount(0);
    await expect(page.locator('iframe[data-game-frame]')).toBeFocused();
  });
});
