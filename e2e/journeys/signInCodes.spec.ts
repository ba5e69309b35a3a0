import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BrandId } from '@foyer/market';
import { isChosen } from '@foyer/testing/effort';
import { originOf, seededEmail, SEEDED_PASSWORD } from '../fixtures/brands.ts';
import type { OwnProduct } from '../fixtures/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const ENDED_MS = 2_000; // requirements/states#session
const PHONE = '+37255501234';
const WRONG = '00000000';
const TRIES = 5;

// the settings of accountEvents.spec: both use one product
test.use({ ownProductSettings: { unsafeNetworks: '198.51.100.0/24' } });

/** Tracking cases of requirements/errors#tracking-cases that depend on where a player is. */
const ELSEWHERE = [
  [
    'a country without a licence',
    { 'x-development-country': 'US' },
    'Not available where you are',
    /people in: United States/,
  ],
  [
    'an anonymous network',
    { 'x-development-address': '198.51.100.7' },
    'This connection isn’t secure',
    /anonymous network/,
  ],
] as const;

const balance = (page: Page) => page.getByRole('banner').getByText('Balance');

/** The newest code that was sent to a recipient. */
async function lastCode({ rows }: OwnProduct, recipient: string): Promise<string> {
  const [message] = await rows<{ body: string }>(
    'select body from identity.outgoing_mail where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return /\d{8}/.exec(message?.body ?? '')?.[0] ?? '';
}

/** Types the code; its last digit sends the form. */
async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
}

async function requestByEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
}

/** A device, as if it were elsewhere by the development headers of the gateway. */
async function deviceOf(
  browser: Browser,
  extraHTTPHeaders: Readonly<Record<string, string>> = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders });
  const page = await context.newPage();
  await answersConsent(page);
  return { context, page };
}

if (isChosen(0, 2))
  test('a player signs in with a code by email, and by text message', async ({
    page,
    browser,
    ownProduct,
    pageErrors,
  }) => {
    const brand: BrandId = 'zephyra';
    const email = seededEmail('funded', brand);
    const origin = originOf(brand, ownProduct.gatewayPort);

    await test.step('from the sign-in page, after a wrong code', async () => {
      await page.clock.install();
      await page.goto(`${origin}/en/login/?redir=/en/rewards/`);
      await page.getByRole('link', { name: 'Sign in with a code' }).click();
      await requestByEmail(page, email);
      await expect(page.getByText('If f•••@zephyra.test belongs to an account')).toBeVisible();
      await enter(page, WRONG);
      await expect(page.getByText('That code is incorrect. Check it and try again.').first()).toBeVisible();
    });

    await test.step('another code replaces the first one', async () => {
      const first = await lastCode(ownProduct, email);
      await page.getByRole('link', { name: 'Didn’t get a code?' }).click();
      await expect(page.getByText(/You can request another in/)).toBeVisible();
      await ownProduct.rows(`update identity.login_code set sent_at = sent_at - interval '1 minute'`);
      await page.clock.fastForward('00:31');
      await page.getByRole('button', { name: 'Send a new code' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
      await enter(page, first);
      await expect(page.getByText('That code is incorrect. Check it and try again.').first()).toBeVisible();
      await enter(page, await lastCode(ownProduct, email));
      await page.waitForURL((url) => url.pathname === '/en/rewards/');
      await expect(balance(page)).toBeVisible();
    });

    await test.step('to a verified phone number on another device, which ends the first session', async () => {
      await ownProduct.rows(
        'update api.player set phone_number = $1, is_phone_number_verified = true where brand = $2 and email = $3',
        [PHONE, brand, email],
      );
      const device = await deviceOf(browser);
      await device.page.goto(`${origin}/en/enter-code/`);
      await device.page.getByRole('radio', { name: /^By text message/ }).check();
      await device.page.getByRole('textbox', { name: 'Mobile number' }).fill(PHONE);
      await device.page.getByRole('button', { name: 'Send the code' }).click();
      await expect(device.page.getByText('If •••34 belongs to an account')).toBeVisible();
      await enter(device.page, await lastCode(ownProduct, PHONE));
      await expect(balance(device.page)).toBeVisible();
      await page.waitForURL(/logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE/);
      await device.context.close();
    });
    expect(pageErrors).toEqual([]);
  });

test('codes that cannot be used, or not from here, lead to another way', async ({
  page,
  browser,
  ownProduct,
}) => {
  const email = seededEmail('empty', 'caravel');
  const origin = originOf('caravel', ownProduct.gatewayPort);
  await page.goto(`${origin}/en/enter-code/`);

  await test.step('an expired code', async () => {
    await requestByEmail(page, email);
    await ownProduct.rows(`update identity.login_code set expires_at = sent_at`);
    await enter(page, await lastCode(ownProduct, email));
    await expect(page.getByText('This code has expired or can no longer be used').first()).toBeVisible();
  });

  await test.step('a code that was entered incorrectly too often', async () => {
    await page.getByRole('link', { name: 'Didn’t get a code?' }).click();
    await page.getByRole('button', { name: 'Use another address or number' }).click();
    await requestByEmail(page, email);
    for (let count = 1; count < TRIES; count += 1) {
      const checked = page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('CheckSignInCode'),
      );
      await enter(page, `0000000${count}`);
      await checked;
    }
    await enter(page, '00000009');
    await expect(page.getByRole('heading', { name: 'Too many attempts' })).toBeVisible();
    await page.getByRole('link', { name: 'Send a new code' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Didn’t get a code?');
  });

  for (const [place, headers, title, text] of ELSEWHERE)
    await test.step(place, async () => {
      const device = await deviceOf(browser, headers);
      await device.page.goto(`${origin}/en/enter-code/`);
      await device.page.getByLabel('Email address').fill(email);
      await device.page.getByRole('button', { name: 'Send the code' }).click();
      await expect(device.page.getByRole('heading', { name: title })).toBeVisible();
      await expect(device.page.getByText(text)).toBeVisible();
      // the sign-in page of the identity server refuses the same, before any form
      await device.page.goto(`${origin}/en/login/?autoSignIn=1`);
      await expect(device.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(device.page.getByLabel('Password')).toHaveCount(0);
      await device.context.close();
    });
});

if (isChosen(1, 2))
  test(
    'a player signs out of all other devices at once',
    { tag: '@alone' },
    async ({ page, browser, player, ownProduct }) => {
      // its licence allows several sessions of a player
      const brand: BrandId = 'quetzal';
      const origin = originOf(brand, ownProduct.gatewayPort);
      const email = seededEmail('empty', brand);
      await player.signIn(page, brand, 'empty', '/en/', ownProduct);
      const others = [await deviceOf(browser), await deviceOf(browser)];
      for (const { page: other } of others) {
        await other.goto(`${origin}/en/login/?autoSignIn=1`);
        await new SignInScreen(other).signIn(email, SEEDED_PASSWORD);
        await expect(balance(other)).toBeVisible();
      }
      await page.goto(`${origin}/en/profile/session-history/`);
      const running = page.getByRole('region', { name: 'Signed in now' });
      await expect(running.getByRole('heading', { level: 3 })).toHaveCount(3);
      const ended = others.map(async ({ page: other }) => {
        await other.waitForURL(/logoutReason=/, { waitUntil: 'commit' });
        return performance.now();
      });
      const startedAt = performance.now();
      await page.getByRole('button', { name: 'Sign out of all other devices' }).click();
      expect(Math.max(...(await Promise.all(ended))) - startedAt).toBeLessThan(ENDED_MS);
      await expect(page.getByText('2 devices signed out')).toBeVisible();
      await expect(running.getByRole('heading', { level: 3 })).toHaveCount(1);
      await expect(balance(page)).toBeVisible();
      for (const { page: other, context } of others) {
        await expect(other.getByRole('banner').getByText('Balance')).toHaveCount(0);
        await context.close();
      }
    },
  );
