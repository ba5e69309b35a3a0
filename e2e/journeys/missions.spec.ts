import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';

/** A mission that counts rounds in any casino game, without a start or a claim (infra/engagement/src/content). */
const ROUNDS = { name: 'First rounds', count: 10 } as const;
/** A mission with a start and a claim: stakes in games of the studio of the slot. */
const STAKES = { name: 'Fireside evening', targetMinor: 2_000 } as const;

test('a player opts in, completes missions in a game, claims a reward and sees the rank', async ({
  page,
  player,
  ownProduct,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  const origin = originOf('aurora', ownProduct.gatewayPort);
  const missions = await page.context().newPage();
  const card = (name: string) => missions.getByRole('article', { name, exact: true });

  await test.step('Given a visitor, who is asked to sign in', async () => {
    await page.goto(`${origin}/en/missions/`);
    await expect(page.getByRole('heading', { name: 'Sign in to take part' })).toBeVisible();
    expect(await violationsOnArrival(page)).toEqual([]);
  });
  await test.step('When the player signs in and opts in', async () => {
    await player.signIn(page, 'aurora', 'funded', '/en/missions/', ownProduct);
    await page.getByRole('button', { name: 'Opt in', exact: true }).click();
    await expect(page.getByRole('article', { name: ROUNDS.name })).toBeVisible();
    expect(await violationsOnArrival(page)).toEqual([]);
  });
  await test.step('And starts a mission in another tab', async () => {
    await missions.goto(`${origin}/en/missions/`);
    await card(STAKES.name).getByRole('button', { name: 'Start mission' }).press('Enter');
    await expect(card(STAKES.name).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(card(STAKES.name).getByRole('button', { name: 'Start mission' })).toBeHidden();
  });
  await test.step('Then play counts on the open page at once', async () => {
    await page.goto(`${origin}/en/games/${slotGame.slug}/`);
    const game = new GameScreen(page);
    await game.playForMoney();
    await game.spin();
    await expect(card(ROUNDS.name).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    const beside = page.getByRole('region', { name: 'Missions with this game' });
    await expect(beside.getByText(`${ROUNDS.name}: 1 of ${ROUNDS.count}`).first()).toBeVisible();
    await expect(beside.getByText(new RegExp(`^${STAKES.name}: `)).first()).toBeVisible();
    const higher = game.frame.getByRole('button', { name: 'Increase stake' });
    while ((await game.stake()) * ROUNDS.count < STAKES.targetMinor) await higher.click();
    for (let round = 0; round < ROUNDS.count; round += 1) await game.spin();
  });
  await test.step('And the reward can be claimed, and is celebrated without motion', async () => {
    await expect(missions.getByRole('region', { name: 'Ready to claim' })).toBeVisible();
    await card(STAKES.name).getByRole('button', { name: 'Claim reward' }).press('Enter');
    await expect(missions.getByRole('region', { name: 'Completed' }).getByText(STAKES.name)).toBeVisible();
    await expect(missions.getByText(/^Claimed: /).first()).toBeVisible();
    await expect(card(STAKES.name).getByRole('heading')).toBeFocused();
    await expect(card(ROUNDS.name).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 of 10');
  });
  await test.step('And the history names the points of the mission', async () => {
    await missions.getByRole('tab', { name: 'Points' }).click();
    await expect(missions.getByText(`Mission: ${ROUNDS.name}`)).toBeVisible();
    await expect(missions.getByText('Points never expire.', { exact: true })).toBeVisible();
    expect(await violationsOnArrival(missions)).toEqual([]);
  });
  await test.step('And the loyalty page marks the rank', async () => {
    await missions.goto(`${origin}/en/loyalty-program/`);
    await expect(
      missions.getByRole('list', { name: 'Ranks' }).getByText('Your rank', { exact: true }),
    ).toBeVisible();
    expect(await violationsOnArrival(missions)).toEqual([]);
  });
  expect(pageErrors).toEqual([]);
});
