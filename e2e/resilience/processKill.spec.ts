import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { BrandId } from '@foyer/market';
import { slotGame } from '../fixtures/content.ts';
import type { OwnProduct } from '../fixtures/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { headerBalance } from '../screens/Header.ts';

const PLAYERS: readonly BrandId[] = ['tuli', 'zephyra', 'quetzal'];
const KILLS = 2;
const FUNDS_MINOR = 100_000;
const RECOVERY_MS = 60_000;

interface Table {
  readonly brand: BrandId;
  readonly page: Page;
  readonly game: GameScreen;
}

interface Ledger extends Record<string, unknown> {
  readonly balance: number;
  readonly open: number;
  readonly net: number;
}

/** Database state of a player: the balance, unfinished rounds, and the net result of all rounds. */
async function ledgerOf(product: OwnProduct, brand: BrandId): Promise<Ledger | undefined> {
  const [row] = await product.rows<Ledger>(
    `select (select a.balance::int from api.wallet w join api.account a on a.id = w.real_account_id where w.player_id = $1) as balance,
       (select count(*)::int from api.wager where player_id = $1 and status = 'OPEN') as open,
       (select coalesce(sum(paid - stake), 0)::int from api.wager where player_id = $1) as net`,
    [`${brand}-funded`],
  );
  return row;
}

/** Button of the notice about a round that was refused or repeated. */
function closeButton(game: GameScreen): Locator {
  return game.frame.getByRole('dialog').getByRole('button', { name: 'Close' });
}

async function closeNotice(game: GameScreen): Promise<void> {
  if (await closeButton(game).isVisible()) await closeButton(game).click();
}

const isRound = (request: { url(): string; method(): string }): boolean =>
  request.url().includes('/rgs/rounds') && request.method() === 'POST';

test('kill -9 during rounds: nothing is lost, doubled, negative or unbalanced, and the pages recover automatically', async ({
  browser,
  player,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const contexts: BrowserContext[] = [];
  const tables: Table[] = [];

  await test.step('Given three players in their games', async () => {
    for (const brand of PLAYERS) {
      const context = await browser.newContext();
      const page = await context.newPage();
      contexts.push(context);
      await answersConsent(page);
      await player.signIn(page, brand, 'funded', `/en/games/${slotGame.slug}/`, ownProduct);
      const game = new GameScreen(page);
      await game.playForMoney();
      await game.spin();
      await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
      tables.push({ brand, page, game });
    }
  });

  for (let kill = 1; kill <= KILLS; kill += 1) {
    await test.step(`When the product is killed during their rounds (${kill})`, async () => {
      await Promise.all(tables.map(({ game }) => game.waitUntilReady()));
      const sent = tables.map(({ page }) => page.waitForRequest(isRound));
      for (const { game } of tables) await game.spinButton().click();
      // the first kill happens when the last round is sent, the second when the first one is
      await (kill === 1 ? Promise.all(sent) : Promise.race(sent));
      await ownProduct.kill();
      await ownProduct.restart();
    });
    await test.step('Then every page continues to play, without a new document', async () => {
      for (const { game, page } of tables) {
        await expect(game.spinButton().or(closeButton(game)).first()).toBeEnabled({ timeout: RECOVERY_MS });
        await expect
          .poll(
            async () => {
              await closeNotice(game);
              return game.spinButton().isEnabled();
            },
            { timeout: RECOVERY_MS },
          )
          .toBe(true);
        expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
      }
    });
  }

  await test.step('And the ledger balances: no round is unfinished, and none is counted twice', async () => {
    // right after a restart, a round may be refused with a notice until every service is connected again
    for (const { game } of tables)
      await expect(async () => {
        await closeNotice(game);
        await game.spin();
      }).toPass({ timeout: RECOVERY_MS });
    for (const { brand } of tables)
      await expect
        .poll(async () => (await ledgerOf(ownProduct, brand))?.open, { timeout: RECOVERY_MS })
        .toBe(0);
    expect(await ownProduct.rows('select * from api.ledger_faults()')).toEqual([]);
    for (const { brand } of tables) {
      const ledger = await ledgerOf(ownProduct, brand);
      expect(ledger?.balance).toBe(FUNDS_MINOR + (ledger?.net ?? NaN));
    }
  });
  await test.step('And each header shows the balance of the ledger', async () => {
    for (const { brand, page } of tables) {
      const ledger = await ledgerOf(ownProduct, brand);
      await expect.poll(() => headerBalance(page)).toBe(ledger?.balance);
    }
  });
  await Promise.all(contexts.map((context) => context.close()));
});
