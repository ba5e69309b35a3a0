import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { minorOf } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { headerBalance } from '../screens/Header.ts';
import { jackpotOptIn } from '../screens/jackpotOptIn.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a round of a participating player makes the pots grow on the open page', async ({
  page,
  player,
  pageErrors,
}) => {
  await player.signIn(page, 'aurora', 'funded', '/en/jackpot/');
  const optIn = jackpotOptIn(page);
  const total = page.getByRole('heading', { name: 'TOTAL' }).locator('xpath=following-sibling::span');
  const shown = async (): Promise<number> => minorOf(await total.innerText());
  await test.step('Given a player who opts in with a tenth of each stake', async () => {
    await expect(optIn).toBeEnabled();
    // an interrupted journey may have left it on
    if (await optIn.isChecked()) await optIn.click();
    await expect(optIn).not.toBeChecked();
    // chooses another contribution first, because only a change opts in
    await page.getByLabel('2% of each stake').check();
    await page.getByLabel('10% of each stake').check();
    await expect(page.getByText("YOU'RE IN THE DRAW!").first()).toBeVisible();
    await expect(optIn).toBeChecked();
  });
  const before = await shown();
  const tab = await page.context().newPage();
  await test.step('When they play a real-money round in another tab', async () => {
    await tab.goto(`${originOf('aurora')}/en/games/${slotGame.slug}/`);
    const game = new GameScreen(tab);
    await game.playForMoney();
    const stake = await game.stake();
    const balance = await headerBalance(tab);
    const round = await game.spin();
    await expect
      .poll(() => headerBalance(tab))
      .toBe(balance - stake - Math.floor(stake / 10) + round.returnMinor);
    await tab.close();
  });
  await test.step('Then the pots have grown on the page that stayed open', () =>
    expect.poll(shown).toBeGreaterThan(before));
  await test.step('And they can opt out in the same place', async () => {
    await optIn.click();
    await expect(optIn).not.toBeChecked();
  });
  expect(pageErrors).toEqual([]);
});
