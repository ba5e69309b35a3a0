import { violations } from '../fixtures/axe.ts';
import { originOf, SEEDED_PASSWORD, seededEmail } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const BRAND = 'caravel';
const SHOP = '/en/rewards-shop/';

test('a player plays a mini-game with known odds, checks the draw, and reads the messages', async ({
  page,
  player,
  pageErrors,
  ownProduct,
}) => {
  const origin = originOf(BRAND, ownProduct.gatewayPort);
  const wheel = page.getByRole('article', { name: 'Daily wheel', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Daily wheel' });
  const sent: { readonly url: string; readonly authorization: string; readonly body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/mini-games/plays'))
      sent.push({
        url: request.url(),
        authorization: request.headers()['authorization'] ?? '',
        body: request.postDataJSON() as unknown,
      });
  });

  await test.step('Given a player with a free play and earned plays', async () => {
    await player.signIn(page, BRAND, 'loyal', '/en/', ownProduct);
    await page.goto(`${origin}${SHOP}`);
    await expect(wheel.getByText(/^1 free play · 2 earned plays, use by /)).toBeVisible();
    await wheel.getByText('Prizes and odds', { exact: true }).click();
    await expect(wheel.getByText('40.00% (4,000 in 10,000)')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('When the player plays by keyboard', async () => {
    await wheel.getByRole('button', { name: 'Play' }).press('Enter');
    await expect(dialog.getByText('This play is free.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Spin the wheel' }).press('Enter');
    await expect(dialog.getByRole('status').first()).toHaveText(/^(You won|No prize this time)/);
  });
  await test.step('Then the browser recomputes the draw', async () => {
    await dialog.getByText('Check the draw').click();
    await expect(dialog.getByText('Your browser recomputed this draw: it is correct.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // a toast in the dialog has a button of this name, too, without a text
    await dialog.getByRole('button').filter({ hasText: 'Close' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(wheel.getByText('1 of 3 plays')).toBeVisible();
  });
  await test.step('And the same request plays no second time', async () => {
    const [first] = sent;
    const answer = await page.request.post(first?.url ?? '', {
      headers: { authorization: first?.authorization ?? '' },
      data: first?.body,
    });
    expect(answer.status()).toBe(200);
    expect(
      await ownProduct.rows(
        `select source, count(*)::int from engagement.mini_game_play where brand = $1 group by source`,
        [BRAND],
      ),
    ).toEqual([{ source: 'free', count: 1 }]);
  });
  await test.step('And the messages of missions and levels are in the notification centre, until they are read', async () => {
    const entry = page.getByRole('button', { name: /^Notifications/ });
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await account.click();
    await expect(entry).toHaveText(/\(\d+ new\)/);
    await entry.click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('link', { name: /^New level: 2, Silver/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(() =>
        ownProduct.rows(
          `select count(*)::int from engagement.inbox_message where brand = $1 and shows_at <= now() and read_at is null`,
          [BRAND],
        ),
      )
      .toEqual([{ count: 0 }]);
    await page.keyboard.press('Escape');
  });
  await test.step('And they stay listed on the page of notices', async () => {
    await page.goto(`${origin}/en/profile/notice-history/`);
    await expect(page.getByRole('link', { name: /^New level: 3, Gold/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  expect(pageErrors).toEqual([]);
});

test('a licence without prizes that are drawn by chance has no mini-games', async ({ page, ownProduct }) => {
  const origin = originOf('tuli', ownProduct.gatewayPort);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // remembers the section even if it was in the page for an instant
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#mini-games')) document.documentElement.dataset['sawMiniGames'] = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  const answered = page.waitForResponse((response) => response.url().includes('/engagement/v1/shop'));
  await page.goto(`${origin}/en/login/?autoSignIn=1&redir=/en/rewards-shop/`);
  await new SignInScreen(page).signIn(seededEmail('loyal', 'tuli'), SEEDED_PASSWORD);
  await expect(page.getByRole('heading', { level: 2, name: 'Items' })).toBeVisible();
  // the page decides about the section when it has the shop: the section would ask for its games with it
  expect((await answered).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Mini-games' })).toHaveCount(0);
  expect(await page.locator('html').getAttribute('data-saw-mini-games')).toBeNull();
  expect(asked.filter((url) => url.includes('/mini-games'))).toEqual([]);
});
