import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { minorOf } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { headerBalance } from '../screens/Header.ts';
import { jackpotOptIn } from '../screens/jackpotOptIn.ts';

/**
 * With this seed the first contribution since the start of the service wins the MINI pot and nothing else; a test of
 * the service checks it (infra/jackpot/src/pots/pots.test.ts). The service draws with the seed as it does with random
 * numbers.
 */
const WINNING_SEED = 'draw-90757';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  ownProductSettings: { jackpotDrawSeed: WINNING_SEED },
});

test('a draw that a bet wins is paid into the ledger and announced in every open tab', async ({
  page,
  player,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const origin = originOf('aurora', ownProduct.gatewayPort);
  const won = (text: string): number => minorOf(text);

  await test.step('Given a player with preferences consent who opts in beside the play button', async () => {
    await page.removeLocatorHandler(page.getByRole('button', { name: 'Necessary only' }));
    await page.goto(`${origin}/en/jackpot/`);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await player.signIn(page, 'aurora', 'funded', '/en/jackpot/', ownProduct);
    await expect(jackpotOptIn(page)).toBeEnabled();
  });
  const tab = await page.context().newPage();
  await test.step('When the bet of another tab wins the MINI pot', async () => {
    await tab.goto(`${origin}/en/games/${slotGame.slug}/`);
    await tab.getByRole('button', { name: 'Opt in and play' }).click();
    const game = new GameScreen(tab);
    await game.spinOnly();
  });
  await test.step('Then the draw is stored and its prize paid in the ledger', async () => {
    await expect
      .poll(
        () =>
          ownProduct.rows(
            `select w.pot_id, p.amount::int as amount, j.amount::int as paid
             from jackpot.win w join jackpot.payment p on p.win_id = w.id
             join api.journal j on j.idempotency_key = 'jackpot-win:' || p.id and j.player_id = p.player_id
             where w.drawn < (select value from jackpot.contribution c where c.id = w.contribution_id)`,
          ),
        { timeout: 30_000 },
      )
      .toHaveLength(1);
  });
  await test.step('And both tabs announce it', async () => {
    const [row] = await ownProduct.rows<{ amount: number }>(
      'select amount::int as amount from jackpot.payment',
    );
    for (const each of [tab, page]) {
      const dialog = each.getByRole('dialog', { name: 'Congratulations!' });
      await expect(dialog).toBeVisible({ timeout: 20_000 });
      await expect(dialog.getByText('awesome MINI jackpot win!')).toBeVisible();
      await expect
        .poll(async () => won(await dialog.getByText(/€\d/).first().innerText()), { timeout: 15_000 })
        .toBe(row?.amount);
      await expect(dialog.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    }
  });
  await test.step('And the balance contains it', async () => {
    const [wallet] = await ownProduct.rows<{ balance: number }>(
      `select a.balance::int as balance from api.wallet w join api.account a on a.id = w.real_account_id join jackpot.payment p on p.player_id = w.player_id`,
    );
    await page.getByRole('button', { name: 'Back to game' }).click();
    await expect.poll(() => headerBalance(page)).toBe(wallet?.balance);
  });
});
