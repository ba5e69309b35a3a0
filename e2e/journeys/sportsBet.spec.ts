import { violations } from '../fixtures/axe.ts';
import { minorOf } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';

/** The api settles every five seconds, and the list is read again every ten. */
const SETTLED_WITHIN_MS = 30_000;
/** Minor units. */
const STAKE = 1_000;

test('a player bets on a match, and is paid when it is won', async ({ page, player, ownProduct }) => {
  await player.signIn(page, 'aurora', 'funded', '/en/sports/', ownProduct);
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  const balance = page.getByRole('banner').getByText(/^€[\d,]+\.\d\d$/);
  await expect(balance).toBeVisible();
  const amount = async (): Promise<number> => minorOf(await balance.innerText());
  // other journeys of the same product have played with this account
  const before = await amount();

  await test.step('Given a selection and a stake', async () => {
    // one that does not start during the journey
    const price = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: 'Starting soon' }) })
      .getByRole('button', { name: / wins / })
      .last();
    await price.click();
    await slip.getByRole('textbox', { name: 'Stake' }).fill('10');
    await expect(slip.getByText('Possible payout')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('When the bet is placed, its stake leaves the balance', async () => {
    // a price may move between the click and the request
    await slip.getByRole('combobox', { name: 'If prices change' }).selectOption('Accept all prices');
    await slip.getByRole('button', { name: 'Place bet for €10.00' }).click();
    await expect(slip.getByText('Bet placed')).toBeVisible();
    await expect.poll(amount).toBe(before - STAKE);
    await slip.getByRole('button', { name: 'Done' }).click();
    await expect(slip.getByRole('listitem')).toHaveCount(0);
  });
  const bets = page.getByRole('dialog', { name: 'My bets' });
  await test.step('Then it is listed as open, also after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'My bets' }).click();
    await expect(bets.getByRole('article', { name: 'Single' })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And it is paid once the match has ended', async () => {
    const [bet] = await ownProduct.rows(
      `select l.event_id, l.outcome, b.possible_returns from api.sports_bet_leg l join api.sports_bet b on b.id = l.bet_id order by b.placed_at desc limit 1`,
    );
    const { event_id: event, outcome, possible_returns: payout } = bet as Record<string, string>;
    await ownProduct.rows(`update api.sports_bet_leg set starts_at = now() - interval '2 hours'`);
    await ownProduct.rows(
      `insert into api.sports_result (event_id, number, status, home, away, periods, ended_at, received_at) values ($1, 1, 'PLAYED', $2, $3, '[]', now(), now())`,
      [event, outcome === 'home' ? 1 : 0, outcome === 'away' ? 1 : 0],
    );
    await bets.getByRole('tab', { name: 'Settled' }).click();
    await expect(bets.getByText(/^Won · \d–\d$/)).toBeVisible({ timeout: SETTLED_WITHIN_MS });
    await expect.poll(amount).toBe(before - STAKE + Number(payout));
    await bets.getByRole('link', { name: /^How this bet was settled/ }).click();
    await expect(page.getByText(/^€10\.00 × \d+\.\d\d = €\d+\.\d\d$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And its own page has the receipt, and takes a dispute', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Single' })).toBeVisible();
    await page.getByRole('button', { name: 'Dispute the settlement' }).click();
    await page.getByRole('combobox', { name: 'What is wrong?' }).selectOption('A result is wrong');
    await page.getByRole('textbox', { name: 'Describe the problem' }).fill('The goal was disallowed');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('In review')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And the list of all bets has its totals', async () => {
    await page.getByRole('link', { name: 'My bets' }).click();
    await expect(page.getByText('Net of settled bets')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Single' }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
