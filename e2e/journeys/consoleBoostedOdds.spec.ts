import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { signInToConsole } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/test.ts';

/** No other journey bets at this brand or reads its boosted odds. */
const BRAND = 'caravel';
const CONTENT = `/content?brand=${BRAND}&section=boostedOdds`;
const SHARE_OF_PROFIT = 1.5;
const HOUR_MS = 3_600_000;
const LIVE_MS = 5_000; // requirements/reliability#promises: open tabs follow within five seconds

/** A time as `datetime-local` fields take it, in UTC. */
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 16);

async function decide(page: Page, action: 'Publish now' | 'Roll back now'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Match of the week');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

/** Fills the form for the match that starts last, at half as much profit again. */
async function boostLastMatch(page: Page): Promise<{ readonly boosted: string; readonly outcome: string }> {
  await page.getByRole('button', { name: 'Add boosted odds' }).click();
  await expect(page.getByRole('textbox', { name: 'ID' })).toBeFocused();
  await page.keyboard.type('match-of-the-week');
  const odds = page.getByRole('group', { name: 'match-of-the-week' });
  await odds.getByRole('textbox', { name: 'Find a match' }).fill('halcyon');
  await odds.getByRole('group', { name: 'Matches found' }).getByRole('button').last().click();
  await odds.getByRole('combobox', { name: 'Market' }).selectOption('Winner');
  const outcome = odds.getByRole('combobox', { name: 'Outcome' });
  const [name = '', regular = ''] = (await outcome.locator('option:checked').innerText()).split(', ');
  const boosted = (1 + (Number(regular) - 1) * SHARE_OF_PROFIT).toFixed(2);
  await odds.getByRole('textbox', { name: 'Boosted odds' }).fill(boosted);
  await odds.getByRole('textbox', { name: /^Highest stake per player/ }).fill('20');
  await odds.getByLabel('Start (UTC)').fill(inHours(-1));
  await odds.getByLabel('End (UTC)').fill(inHours(48));
  return { boosted, outcome: name };
}

test('boosted odds that a second operator publishes are placed by a player, up to their highest stake', async ({
  page,
  browser,
  player,
}) => {
  const open = await (await browser.newContext()).newPage();
  await player.signIn(open, BRAND, 'loyal', '/en/sports/');
  await signInToConsole(page, 'operator', CONTENT, 'Boosted odds');
  const second = await (await browser.newContext()).newPage();
  await signInToConsole(second, 'operator2', CONTENT, 'Boosted odds');

  const { boosted, outcome } = await boostLastMatch(page);
  const changes = page.getByRole('region', { name: 'Your changes' });
  await changes.getByLabel('Reason').fill('Match of the week');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toBeDisabled();
  await second.getByRole('button', { name: 'Approve and publish' }).click();
  await decide(second, 'Publish now');

  const slip = open.getByRole('complementary', { name: 'Bet slip' });
  await test.step('the open sports page offers them', async () => {
    const offer = open.getByRole('list', { name: 'Boosted odds' });
    const price = offer.getByRole('button', { name: `Boosted price ${boosted}, regular price` });
    await expect(price).toBeVisible({ timeout: LIVE_MS });
    await expect(price).toContainText(outcome);
    await price.click();
    await expect(slip.getByRole('checkbox', { name: `Boosted price ${boosted} instead of` })).toBeChecked();
    expect(await violations(open)).toEqual([]);
  });
  await test.step('a stake above the highest one is refused with the amount', async () => {
    await slip.getByRole('textbox', { name: 'Stake' }).fill('20.01');
    await slip.getByRole('button', { name: 'Place bet for $20.01' }).click();
    await expect(slip.getByText(/is for stakes of up to \$20\.00/)).toBeVisible();
  });
  await test.step('the payout and the bet have the boosted price', async () => {
    await slip.getByRole('textbox', { name: 'Stake' }).fill('20');
    await expect(slip.getByText(`$${(20 * Number(boosted)).toFixed(2)}`).first()).toBeVisible();
    await slip.getByRole('combobox', { name: 'If prices change' }).selectOption('Accept all prices');
    await slip.getByRole('button', { name: 'Place bet for $20.00' }).click();
    await expect(slip.getByText('Bet placed')).toBeVisible();
    await slip.getByRole('button', { name: 'Done' }).click();
    await open.getByRole('button', { name: 'My bets' }).click();
    const bet = open.getByRole('dialog', { name: 'My bets' }).getByRole('article', { name: 'Single' });
    await expect(bet.first()).toContainText(`Boosted price ${boosted}, regular price`);
  });
  await second.getByRole('button', { name: 'Undo' }).click();
  await decide(second, 'Roll back now');
  await second.context().close();
  await open.context().close();
});
