import { originOf } from '../fixtures/brands.ts';
import { slotGame, slugs } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen } from '../screens/GameScreen.ts';

/** Hourly drops of a minute; no reality check meanwhile. */
const DROP_SECONDS = 60;
test.use({ ownProductSettings: { raffleHourSeconds: DROP_SECONDS } });

/** A drop, its closing, its draw and the payment. */
const DRAWN_WITHIN_MS = 2 * DROP_SECONDS * 1_000;
const EURO_MINOR = 100;
/** A ticket in the jackpot's unit of a ten-thousandth of a cent (infra/jackpot/src/raffles/raffleModel.ts). */
const TICKET_UNITS = EURO_MINOR * 10_000;
const PRIZE = '€10.00';

test('a player collects tickets in a game of the studio, wins the draw and verifies it', async ({
  page,
  player,
  ownProduct,
}) => {
  test.setTimeout(360_000);
  const origin = originOf('aurora', ownProduct.gatewayPort);
  const raffle = await page.context().newPage();
  const card = (name: string) =>
    raffle.getByRole('listitem').filter({ has: raffle.getByRole('heading', { name }) });
  const hasHourlyTicket = async () => {
    const rows = await ownProduct.rows(
      `select from jackpot.raffle_entry e join jackpot.raffle_drop d on d.id = e.drop_id
       where d.type = 'hourly' and e.units >= ${String(TICKET_UNITS)}`,
    );
    return rows.length > 0;
  };

  await test.step('Given a player who has accepted preferences', async () => {
    await page.removeLocatorHandler(page.getByRole('button', { name: 'Necessary only' }));
    await page.goto(`${origin}/en/raffle/`);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Raffle' })).toBeVisible();
    await player.signIn(page, 'aurora', 'funded', '/en/raffle/', ownProduct);
  });
  await test.step('When the raffle is open in one tab', async () => {
    await raffle.goto(`${origin}/en/raffle/`);
    for (const [name, time] of [
      ['Hourly Drop', 'On the hour every hour!'],
      ['Daily Drop', 'Midnight Draw'],
      ['Weekly Drop', 'Midnight Sunday Draw'],
    ] as const)
      await expect(card(name).getByText(time)).toBeVisible();
    await expect(card('Daily Drop').getByText('Tickets Collected')).toBeVisible();
    await expect(card('Daily Drop').getByRole('definition').last()).toHaveText('0');
  });
  await test.step('And a game of the studio is played in the other', async () => {
    await page.goto(`${origin}/en/games/${slotGame.slug}/`);
    const game = new GameScreen(page);
    await game.playForMoney();
    const stake = await game.stake();
    // a euro wagered across the end of an hourly drop gives a ticket in neither of the two, so the journey plays until a drop has the ticket
    for (let wagered = 0; wagered < 2 * EURO_MINOR && !(await hasHourlyTicket()); wagered += stake)
      await game.spin();
  });
  await test.step('Then the ticket count rises', async () => {
    await expect(card('Daily Drop').getByRole('definition').last()).not.toHaveText('0');
    await expect(card('Weekly Drop').getByRole('definition').last()).not.toHaveText('0');
  });
  await test.step('And the draw is shown to the winner in the game, with the amount in the balance', async () => {
    const win = page.getByRole('dialog', { name: 'Congratulations!' });
    await expect(win).toBeVisible({ timeout: DRAWN_WITHIN_MS });
    await expect(win.getByText('You scored an')).toBeVisible();
    await expect(win.getByText(PRIZE).first()).toBeAttached();
    const [paid] = await ownProduct.rows<{ amount: string; product: string }>(
      `select amount::text as amount, product from api.journal where product = 'raffle'`,
    );
    expect(paid).toEqual({ amount: '1000', product: 'raffle' });
    await win.getByRole('button', { name: 'Back to game' }).click();
  });
  await test.step('And the draw can be verified on the raffle page', async () => {
    const dialog = raffle.getByRole('dialog', { name: 'Congratulations!' });
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Back to game' }).click();
    const draws = raffle.getByRole('region', { name: 'Verify a draw' });
    await draws
      .getByText(/^Hourly Drop/)
      .first()
      .click();
    await draws.getByRole('button', { name: 'Verify this draw' }).first().click();
    await expect(draws.getByText(/^Verified: /)).toBeVisible();
    await expect(
      raffle
        .getByRole('region', { name: 'Raffle winners' })
        .getByText(/\*\*\*$/)
        .first(),
    ).toBeVisible();
  });
  await test.step('And a changed record is refused', async () => {
    await raffle.route('**/v1/raffles/draws/*.json', async (route) => {
      const response = await route.fetch();
      const record = (await response.json()) as { winners: { ticket: number }[]; seed: string };
      await route.fulfill({ response, json: { ...record, seed: 'ab'.repeat(32) } });
    });
    const draws = raffle.getByRole('region', { name: 'Verify a draw' });
    await draws.getByRole('button', { name: 'Verify this draw' }).first().click();
    await expect(draws.getByText(/can’t be verified/)).toBeVisible();
  });
  expect(slugs['game-studio']).toBe('emberwick');
});
