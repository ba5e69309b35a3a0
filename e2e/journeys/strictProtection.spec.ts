import type { Page, Route } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { creditBalance, minorOf } from '../fixtures/money.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { GameScreen, type PlayedRound } from '../screens/GameScreen.ts';
import { expectBalance } from '../screens/Header.ts';
import { tabTo } from '../screens/keyboard.ts';
import { LimitsScreen } from '../screens/LimitsScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const gamePath = `/en/games/${slotGame.slug}/`;
/** A failed check is requested again after ten seconds. */
const RETRY_MS = 20_000;

/** Records in the page the state of the game at the moment when the check appears. */
async function watchArrival(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const seen: { game?: string; atArrival?: string } = {};
    Object.assign(globalThis, { __seen: seen });
    addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === 'busy' || data?.type === 'idle') seen.game = data.type;
    });
    new MutationObserver(() => {
      if (seen.game !== undefined && document.querySelector('[role=alertdialog]') !== null)
        seen.atArrival ??= seen.game;
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { __seen: { atArrival?: string } }).__seen.atArrival);
}

/** Answers the first request for the figures of the check with a server error. */
async function failFiguresOnce(page: Page): Promise<() => boolean> {
  let hasFailed = false;
  const isRealityCheckQuery = (route: Route): boolean =>
    (route.request().postData() ?? '').includes('RealityCheckSchedule');
  await page.route('**/api/graphql*', async (route) => {
    if (hasFailed || !isRealityCheckQuery(route)) return route.fallback();
    hasFailed = true;
    await route.fulfill({
      json: {
        data: null,
        errors: [{ message: 'unavailable', extensions: { type: 'ServiceUnavailableFailure' } }],
      },
    });
  });
  return () => hasFailed;
}

test.use({ ownProductSettings: { protectionMode: 'strict' } });

test('the strict reality check appears between rounds, stays until it is answered, and pauses the game meanwhile', async ({
  page,
  player,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const game = new GameScreen(page);
  const check = page.getByRole('alertdialog', { name: 'Reality check' });
  const goOn = check.getByRole('button', { name: 'Keep playing' });
  const atArrival = await watchArrival(page);
  const rounds: PlayedRound[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rgs/rounds') && response.request().method() === 'POST' && response.ok())
      void response.json().then((round: PlayedRound) => rounds.push(round));
  });

  await test.step('Given a player who has answered the first check', async () => {
    // answered first, because a dialog would cover it
    const necessary = page.getByRole('button', { name: 'Necessary only' });
    await page.removeLocatorHandler(necessary);
    await page.goto(`${originOf('aurora', ownProduct.gatewayPort)}${gamePath}`);
    await necessary.click();
    await player.signIn(page, 'aurora', 'funded', gamePath, ownProduct);
    await goOn.click();
    await expect(check).toHaveCount(0);
    await game.playForMoney();
    await expect(game.spinButton().or(goOn).first()).toBeVisible();
  });
  await test.step('When a check becomes due during continuous play', async () => {
    // a check before the first round is not the one under test
    await expect(async () => {
      if (await goOn.isVisible()) await goOn.click();
      await expect(game.spinButton()).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    rounds.length = 0;
    while (!(await check.isVisible()))
      await game
        .spinButton()
        .click({ timeout: 500 })
        .catch(() => undefined);
  });
  await test.step('Then it appears between two rounds, with the stakes since the previous check', async () => {
    expect(await atArrival()).toBe('idle');
    const staked = rounds.reduce((sum, round) => sum + round.stakeMinor, 0);
    const figure = check.getByRole('definition').nth(1);
    expect(minorOf(await figure.innerText())).toBe(staked);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And Escape does not close it, and the game behind it is paused', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(check).toBeVisible();
    await expect(game.spinButton()).toBeDisabled();
  });
  await test.step('And play continues in the same place, with the focus in the game', async () => {
    await goOn.click();
    await expect(check).toHaveCount(0);
    await expect(page.locator('iframe[data-game-frame]')).toBeFocused();
    await expect(game.spinButton()).toBeEnabled();
  });
  await test.step('When its figures cannot be loaded, it appears again later', async () => {
    const hasFailed = await failFiguresOnce(page);
    await expect.poll(hasFailed, { timeout: RETRY_MS }).toBe(true);
    await expect(check).toHaveCount(0);
    await expect(check).toBeVisible({ timeout: RETRY_MS });
  });
  await test.step('And it links to the game history', async () => {
    await check.getByRole('button', { name: 'View game history' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Game history' })).toBeVisible();
    await expect(page.getByRole('table').getByText(slotGame.name).first()).toBeVisible();
  });
});

test('a strict operator offers a limit before the first deposit, every kind of limit, no deposit when funds run out, and no withdrawal without identity', async ({
  page,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const brand = 'quetzal';
  const origin = originOf(brand, ownProduct.gatewayPort);
  const translations = translationsOf('en');
  const cashier = new CashierScreen(page, translations, origin);
  const dialog = cashier.inDialog();
  const game = new GameScreen(page);
  const person = newRegistration('NZ');
  const reality = page.getByRole('alertdialog', { name: 'Reality check' });
  // the checks of this product are seconds apart
  await page.addLocatorHandler(reality, () => reality.getByRole('button', { name: 'Keep playing' }).click());
  await new RegistrationScreen(page).register(origin, person);

  await test.step('When the player opens quick deposit, it offers a limit and has no amount field yet (requirements/regulation#limits-before-deposit)', async () => {
    await page.goto(`${origin}/en/games/`);
    await cashier.openDialog();
    await expect(dialog.heading('cashier.deposit.limitOfferTitle')).toBeVisible();
    await expect(dialog.amount()).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('When they continue without a limit by keyboard, the amount field has the focus', async () => {
    await tabTo(page, dialog.button('cashier.deposit.limitNone'));
    await page.keyboard.press('Enter');
    await expect(dialog.amount()).toBeFocused();
  });
  await test.step('Then limits of every kind can be set', async () => {
    await cashier.open('profile/limits');
    for (const kind of ['deposit', 'loss', 'wager', 'session'] as const)
      await expect(
        page.getByRole('heading', { name: translations(`account.limits.kind.${kind}`) }),
      ).toBeVisible();
    await new LimitsScreen(page, translations).setDepositLimit('70');
  });
  await test.step('And no dialog offers a deposit when funds run out', async () => {
    await page.goto(`${origin}${gamePath}`);
    await game.playForMoney();
    const stake = await game.stake();
    await creditBalance(ownProduct, brand, person.email, (stake / 100).toFixed(2));
    await expectBalance(page, stake);
    await page.reload();
    await game.playForMoney();
    const round = await game.spin();
    await expectBalance(page, round.returnMinor);
    await expect(page.getByRole('alertdialog', { name: 'Would you like to deposit?' })).toHaveCount(0);
  });
  await test.step('And a withdrawal waits for the identity check', async () => {
    await cashier.open('withdraw');
    await expect(cashier.text('cashier.block.kyc.title')).toBeVisible();
  });
});
