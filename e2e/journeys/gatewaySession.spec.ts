import { createHash, randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD, type SeededKind } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectBalance, headerBalance } from '../screens/Header.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

// its integration is `custom`: the gateway stores the session (requirements/states#session)
const BRAND = 'quetzal';

/**
 * The parameters that a partner would put into a link: tokens of an ordinary sign-in in a separate browser.
 */
async function tokensOf(browser: Browser, kind: SeededKind): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${originOf(BRAND)}/en/identity-login-handler/`;
  const query = new URLSearchParams({
    client_id: 'app',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirectUri,
    state: 's',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await browser.newPage();
  const back = page.waitForRequest((request) =>
    new URL(request.url()).pathname.endsWith('/identity-login-handler/'),
  );
  await page.goto(`${originOf(BRAND)}/realms/${BRAND}/protocol/openid-connect/auth?${query.toString()}`);
  await new SignInScreen(page).signIn(seededEmail(kind, BRAND), SEEDED_PASSWORD);
  const code = new URL((await back).url()).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    client_id: 'app',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  };
  const answer = await page.request.post(`${originOf(BRAND)}/realms/${BRAND}/protocol/openid-connect/token`, {
    form,
  });
  const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
  await page.close();
  return new URLSearchParams({
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  }).toString();
}

function readableByScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      location.href,
    ].join('\n'),
  );
}

const balance = (page: Page) => page.getByRole('banner').getByText('Balance');

test('a session stored by the gateway survives the page and is not readable by scripts', async ({
  page,
  player,
  pageErrors,
}) => {
  await player.signIn(page, BRAND, 'funded');
  const handle = (await page.context().cookies()).find(({ name }) => name === `${BRAND}_session`);
  expect(handle).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: `${BRAND}.localhost` });
  expect(await readableByScripts(page)).not.toMatch(new RegExp(`eyJ|${handle?.value ?? 'eyJ'}`));
  await page.reload();
  await expect(balance(page)).toBeVisible();
  await page.goto(`${originOf(BRAND)}/en/profile/dashboard/`);
  const ended = page.waitForResponse(/\/session\/end$/);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  expect((await ended).status()).toBe(200);
  await page.waitForURL(/\/en\/login\//);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(`${BRAND}_session`);
  expect(pageErrors).toEqual([]);
});

test('tokens in an address sign in once, and never replace another player’s session without consent', async ({
  page,
  browser,
}) => {
  const link = `${originOf(BRAND)}/en/games/?filter=new&${await tokensOf(browser, 'funded')}`;
  await page.goto(link);
  expect(new URL(page.url()).search).toBe('?filter=new');
  await expect(balance(page)).toBeVisible();
  const before = await headerBalance(page);

  await test.step('a copy of the link does not sign in', async () => {
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    expect((await other.context().cookies()).map(({ name }) => name)).not.toContain(`${BRAND}_session`);
    await other.close();
  });

  await test.step('a link of another player requires confirmation, and a refusal changes nothing', async () => {
    await page.goto(`${originOf(BRAND)}/en/games/?${await tokensOf(browser, 'empty')}`);
    await expect(page.getByRole('heading', { name: /^Continue as .\*\*\*\?$/ })).toBeVisible();
    await page.getByRole('button', { name: 'This isn’t me' }).click();
    await expectBalance(page, before);
  });

  await test.step('consent signs the other player in', async () => {
    await page.goto(`${originOf(BRAND)}/en/games/?${await tokensOf(browser, 'empty')}`);
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await expect(balance(page)).toBeVisible();
    expect(await headerBalance(page)).not.toBe(before);
  });
});
