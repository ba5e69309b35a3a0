import type { Page } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { answerConsent } from '../screens/ConsentBanner.ts';

const BRAND = 'aurora';
const origin = originOf(BRAND);

/** Values of the shell's cookies by their plain name, without the answer to the consent question. */
async function cookiesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const ending = `__${BRAND}`;
  return Object.fromEntries(
    (await page.context().cookies(origin))
      .filter(({ name }) => name.endsWith(ending) && name !== `consent${ending}`)
      .map(({ name, value }) => [name.slice(0, -ending.length), value]),
  );
}

async function acceptAll(page: Page): Promise<void> {
  await page.removeLocatorHandler(page.getByRole('button', { name: 'Necessary only' }));
  await page.getByRole('button', { name: 'Accept all' }).click();
}

test('a visitor who prefers sports and Finnish comes home to both, with consent only (requirements/routes#product-mode, requirements/routes#locales-and-links)', async ({
  page,
  pageErrors,
}) => {
  await page.removeLocatorHandler(page.getByRole('button', { name: 'Necessary only' }));
  await page.goto(`${origin}/en/sports/?aff=partner-7`);
  await expect(page).toHaveURL(`${origin}/en/sports/`);
  expect(await cookiesOf(page)).toEqual({});
  await acceptAll(page);
  await expect
    .poll(() => cookiesOf(page))
    .toMatchObject({ productMode: 'SPORTS', locale: 'en', aff: 'partner-7' });
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/en/sports/`);
  const home = page.getByRole('banner').getByRole('link', { name: /home page/ });
  await expect(home).toHaveAttribute('href', '/en/sports/');
  await home.click();
  expect(await cookiesOf(page)).toMatchObject({ productMode: 'SPORTS' });
  await page.goto(`${origin}/fi/sports/`);
  await expect.poll(() => cookiesOf(page)).toMatchObject({ locale: 'fi' });
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/fi/sports/`);
  await page.goto(`${origin}/en/game-category/`);
  await expect.poll(() => cookiesOf(page)).toMatchObject({ productMode: 'CASINO', locale: 'en' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  for (const name of ['Preferences', 'Analytics', 'Marketing', 'Other'])
    await page.getByRole('dialog').getByRole('switch', { name }).uncheck();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => cookiesOf(page)).toEqual({});
  expect(pageErrors).toEqual([]);
});

test('each parameter leaves the address after use, also without effect (requirements/routes#query-parameters, ADR 0217)', async ({
  page,
  pageErrors,
}) => {
  await answerConsent(page, origin);
  for (const [from, to] of [
    ['/en/games/?filter=new&productMode=casino', '/en/games/?filter=new'],
    ['/en/promotions/?productMode=poker', '/en/promotions/'],
    ['/games/?locale=fi', '/fi/games/'],
    ['/en/?setCustomVPN=SE&setDefaultCurrency=true', '/en/'],
    ['/en/terms-and-conditions/?accessToken=a&refreshToken=b', '/en/terms-and-conditions/'],
    ['/en/promotions/?showToast=InitWithdrawal', '/en/promotions/'],
    ['/en/jackpot/?autoSubmit=1&paymentMethod=card&amount=50', '/en/jackpot/'],
    ['/en/promotions/?amount=50&currency=EUR', '/en/promotions/'],
    ['/en/promotions/?autoSignIn=1', '/en/promotions/'],
  ] as const) {
    await page.goto(`${origin}${from}`);
    await expect(page, from).toHaveURL(`${origin}${to}`);
  }
  expect(pageErrors).toEqual([]);
});

test('an address of a development environment overrides the country (requirements/routes#query-parameters)', async ({
  page,
  pageErrors,
}) => {
  await answerConsent(page, origin);
  await page.goto(`${origin}/en/register/?setCustomVPN=JP`);
  await expect(page.getByLabel('Country of residence')).toHaveValue('JP');
  await expect(page).toHaveURL(`${origin}/en/register/`);
  expect(pageErrors).toEqual([]);
});

test('a player follows redir, deposits over a page that scrolls, and signs out into sports (requirements/routes#layouts, requirements/screens#quick-deposit)', async ({
  page,
  player,
  pageErrors,
}) => {
  await answerConsent(page, origin);
  await player.signIn(page, BRAND, 'funded');
  await test.step('The handler of the identity server continues to redir on a fresh load', async () => {
    await page.goto(`${origin}/en/identity-login-handler/?redir=/en/games/`);
    await expect(page).toHaveURL(`${origin}/en/games/`);
    await page.goto(`${origin}/en/identity-login-handler/?redir=https://evil.test/`);
    await expect(page).toHaveURL(`${origin}/en/`);
  });
  await test.step('Quick deposit on the withdrawal page opens over the home page, which scrolls', async () => {
    await page.goto(`${origin}/en/withdraw/`);
    const cashier = new CashierScreen(page, translationsOf('en'), origin);
    await cashier.openDialog();
    await expect(page).toHaveURL(`${origin}/en/`);
    const dialog = cashier.inDialog();
    await expect(dialog.root).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden');
    await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  });
  await test.step('A jackpot proposal on another page is asked on the jackpot page', async () => {
    await page.goto(`${origin}/en/promotions/?setCustomJackpot=5`);
    await expect(page).toHaveURL(/\/en\/jackpot\//);
  });
  await test.step('A sign-out in SPORTS mode leads to the sportsbook, with the query and the reason', async () => {
    await page.goto(`${origin}/en/sports/?day=today`);
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${origin}/en/sports/?day=today&logoutReason=LOGGED_OUT`);
    await expect(page.getByText('You’ve signed out.')).toBeVisible();
  });
  expect(pageErrors).toEqual([]);
});

test('a brand with its own tokens sends the mutation Logout and shows the reason (requirements/states#session)', async ({
  page,
  player,
}) => {
  const custom = originOf('quetzal');
  await answerConsent(page, custom);
  await player.signIn(page, 'quetzal', 'funded');
  const logout = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"operationName":"Logout"') === true,
  );
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect(await (await logout).json()).toMatchObject({ data: { logout: { loggedOut: true } } });
  await expect(page).toHaveURL(`${custom}/en/login/?logoutReason=LOGGED_OUT`);
  await expect(page.getByText('You’ve been signed out')).toBeVisible();
});
