import type { Page } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { newcomer } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';
import { BankLoginScreen } from '../screens/BankLoginScreen.ts';
import { expectBalance } from '../screens/Header.ts';

test('a newcomer plays with their bank, closes two tabs midway without losing anything, and returns without further questions', async ({
  page,
  context,
  browser,
  pageErrors,
}) => {
  const origin = originOf('aurora');
  const name = newcomer();
  const customer = `new.fi.${name}`;

  await test.step('When the tab is closed at the bank', async () => {
    const first = new BankLoginScreen(page);
    await first.beginFrom(`${origin}/en/login/`, '50');
    await first.signInAtBank(customer);
  });
  const second = await context.newPage();
  await page.close();
  await answersConsent(second);
  await test.step('Then the sign-in page offers to continue, and the bank resumes the same login', async () => {
    await second.goto(`${origin}/en/login/`);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await expect(second.getByText('You started a deposit of €50.00')).toBeVisible();
    await second.getByRole('link', { name: 'Continue the deposit' }).click();
    await second.getByRole('link', { name: 'Continue at your bank' }).click();
    await new BankLoginScreen(second).approve();
    await expect(second.getByRole('heading', { name: 'Nearly there, Uus' })).toBeVisible({ timeout: 15_000 });
    await expect(second.getByText(/€50\.00 is held for you until/)).toBeVisible();
  });

  const third = await context.newPage();
  await second.close();
  await answersConsent(third);
  await test.step('When the tab is closed before the terms, the login continues with the terms', async () => {
    await third.goto(`${origin}/en/bank-payment-login/?autoSignIn=1`);
    await expect(third.getByRole('heading', { name: 'Nearly there, Uus' })).toBeVisible({ timeout: 15_000 });
    await new BankLoginScreen(third).giveDetails(`${name}@players.test`);
    await third.getByLabel(/Daily deposit limit/).fill('200');
    await third.getByRole('button', { name: 'Save limits and play' }).click();
  });
  await test.step('Then the deposit is credited once', async () => {
    await third.waitForURL((url) => url.origin === origin && !url.pathname.includes('login'));
    await expectBalance(third, 5_000);
  });

  await test.step('And on another device, through another login page for the same bank, the same player signs in with a second deposit', async () => {
    const device = await browser.newContext({ locale: 'en-GB' });
    const again = await device.newPage();
    await answersConsent(again);
    const screen = new BankLoginScreen(again);
    await again.goto(`${origin}/en/open-banking-login/?amount=20`);
    await again.getByRole('button', { name: 'Continue' }).click();
    await expect(again.getByLabel(/^Amount/)).toHaveValue('20');
    await again.getByRole('button', { name: 'Continue to your bank or wallet' }).click();
    await screen.signInAtBank(customer);
    await screen.approve();
    await again.waitForURL(
      (url) => url.origin === origin && !url.pathname.includes('login') && !url.pathname.includes('realms'),
    );
    await expectBalance(again, 7_000);
    await device.close();
  });
  expect(pageErrors).toEqual([]);
});

test('a wallet customer finds the email address filled in, plays, and signs in on another device by the wallet alone', async ({
  page,
  browser,
  pageErrors,
}) => {
  const origin = originOf('aurora');
  const name = newcomer();
  const pay = async (tab: Page, amount: string): Promise<void> => {
    const screen = new BankLoginScreen(tab);
    await tab.goto(`${origin}/en/payment-gateway-login/?amount=${amount}`);
    await tab.getByRole('button', { name: 'Continue' }).click();
    await tab.getByRole('button', { name: 'Continue to your bank or wallet' }).click();
    await screen.signInAtWallet(`new.fi.${name}@fernpay.test`);
    await expect(
      tab.getByText(/will receive your name, date of birth, country and email address/),
    ).toBeVisible();
    await screen.approve();
  };

  await test.step('The wallet provides the email address, and the player the remaining details', async () => {
    await pay(page, '25');
    await expect(page.getByRole('heading', { name: 'Nearly there, Uus' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByLabel('Email address')).toHaveValue(`new.fi.${name}@fernpay.test`);
    await new BankLoginScreen(page).giveDetails(`${name}@players.test`);
    await page.getByRole('button', { name: 'Continue without limits' }).click();
    await page.waitForURL((url) => url.origin === origin && !url.pathname.includes('login'));
    await expectBalance(page, 2_500);
  });
  // checked before the next sign-in, which ends this session: the browser reports that as a 401
  expect(pageErrors).toEqual([]);
  await test.step('And on another device the wallet alone signs them in, with a second deposit', async () => {
    const device = await browser.newContext({ locale: 'en-GB' });
    const again = await device.newPage();
    await answersConsent(again);
    await pay(again, '20');
    await again.waitForURL(
      (url) => url.origin === origin && !url.pathname.includes('login') && !url.pathname.includes('realms'),
      { timeout: 15_000 },
    );
    await expectBalance(again, 4_500);
    await device.close();
  });
});
