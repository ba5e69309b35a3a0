import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { FREQUENT_REALITY_CHECKS } from '../fixtures/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';

test.use({ ownProductSettings: FREQUENT_REALITY_CHECKS });

const gamePath = `/en/games/${slotGame.slug}/`;

test('the reality check has Dismiss and OK, counts each answer, and Escape dismisses it (requirements/screens#overlays-and-toasts)', async ({
  page,
  player,
  ownProduct,
}) => {
  const game = new GameScreen(page);
  const check = page.getByRole('alertdialog', { name: 'Reality check' });
  const answers = [
    ['OK', () => check.getByRole('button', { name: 'OK' }).click()],
    ['Dismiss', () => check.getByRole('button', { name: 'Dismiss' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const;
  const acknowledged = async (): Promise<number> =>
    (
      await ownProduct.rows(
        `select 1 from api.responsible_gaming_event where player_id = 'aurora-funded' and kind = 'reality-check-acknowledged'`,
      )
    ).length;

  // answered first, because a dialog would cover it
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  await page.removeLocatorHandler(necessary);
  await page.goto(`${originOf('aurora', ownProduct.gatewayPort)}${gamePath}`);
  await necessary.click();
  await player.signIn(page, 'aurora', 'funded', gamePath, ownProduct);
  // another journey of the same product may have answered checks of this player
  const before = await acknowledged();
  for (const [index, [name, answer]] of answers.entries()) {
    await test.step(`A check ends with ${name} and is counted`, async () => {
      await expect(check).toBeVisible({ timeout: 20_000 });
      expect.soft(await violations(page)).toEqual([]);
      await expect(check.getByRole('button', { name: 'Stop playing' })).toHaveCount(0);
      await answer();
      await expect(check).toHaveCount(0);
      await expect.poll(acknowledged).toBe(before + index + 1);
      expect(new URL(page.url()).pathname).toBe(gamePath);
    });
  }
  await test.step('And play continues', async () => {
    await page.addLocatorHandler(check, () => check.getByRole('button', { name: 'OK' }).click());
    await game.playForMoney();
    await game.spinBetweenChecks();
  });
});
