import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

// the missions, which play at the same product, use another brand
const BRAND = 'zephyra';
const ITEM = 'Cash reward';

test('a player buys an item once although the answer is lost, and finds the reward', async ({
  page,
  player,
  ownProduct,
}) => {
  const origin = originOf(BRAND, ownProduct.gatewayPort);
  const item = page.getByRole('article', { name: ITEM, exact: true });
  const dialog = page.getByRole('alertdialog', { name: `Buy ${ITEM}?` });
  const keys: unknown[] = [];
  let hasAnswers = true;

  await test.step('Given a player with 500 points', async () => {
    await player.signIn(page, BRAND, 'funded', '/en/', ownProduct);
    await page.goto(`${origin}/en/rewards-shop/`);
    await page.getByRole('button', { name: 'Opt in' }).click();
    await expect(page.getByText('0 points (worth €0.00)')).toBeVisible();
    // as many rounds as earn them would take minutes
    await ownProduct.rows(
      `update engagement.player_state set state = jsonb_set(state, '{points,balance}', '500') where brand = $1`,
      [BRAND],
    );
    await page.reload();
    await expect(page.getByText('500 points (worth €5.00)')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('When the answer to a purchase is lost', async () => {
    await page.route('**/shop/purchases?*', async (route) => {
      const isPurchase = route.request().method() === 'POST';
      if (isPurchase) keys.push((route.request().postDataJSON() as { readonly key: unknown }).key);
      if (isPurchase && !hasAnswers) await route.fetch();
      await (hasAnswers && isPurchase ? route.continue() : route.abort());
    });
    hasAnswers = false;
    await item.getByRole('button', { name: 'Buy' }).press('Enter');
    await expect(dialog.getByText('200 points (worth €2.00)')).toBeVisible();
    await dialog.getByRole('button', { name: 'Buy for 200 points' }).click();
    await expect(dialog.getByText(/you pay only once/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And the player reloads the page and tries again', async () => {
    hasAnswers = true;
    await page.reload();
    await expect(page.getByText('Purchase not confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(`Bought: ${ITEM}`)).toBeVisible();
  });
  await test.step('Then it is bought and paid once', async () => {
    await page.unroute('**/shop/purchases?*');
    await page.reload();
    await expect(page.getByText('300 points (worth €3.00)')).toBeVisible();
    const bought = page.getByRole('row').filter({ hasText: ITEM });
    await expect(bought).toHaveCount(1);
    await expect(bought.getByText('Delivered')).toBeVisible({ timeout: 30_000 });
    await expect(item.getByText('1 of 1 bought today')).toBeVisible();
    await expect(item.getByText(/You can buy this item again from/)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
  await test.step('And the reward is on the rewards page', async () => {
    await page.getByRole('link', { name: 'Go to rewards' }).first().click();
    await page.waitForURL((url) => url.pathname === '/en/rewards/');
    await expect(page.getByRole('button', { name: 'Claim €2.00' })).toBeVisible();
  });
});
