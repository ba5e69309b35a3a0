import type { Page, Route } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { minorOf } from '../fixtures/money.ts';
import { FREQUENT_REALITY_CHECKS } from '../fixtures/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen, type PlayedRound } from '../screens/GameScreen.ts';

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

test.use({ ownProductSettings: { ...FREQUENT_REALITY_CHECKS, protectionMode: 'strict' } });

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
    // a reality check before the first round must not disturb the test
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
