import { variants } from '@foyer/testing/effort';
import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { newcomer } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { BankLoginScreen } from '../screens/BankLoginScreen.ts';
import { ALL_ROUTES_TIMEOUT_MS } from '../screens/checkEveryRoute.ts';

const WIDTHS = [390, 1_440] as const;

for (const width of variants(WIDTHS)) {
  test(`sign-in by bank or wallet has no axe violations at a width of ${width} px`, async ({ page }) => {
    test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
    await page.setViewportSize({ width, height: 900 });
    const checkAccessibility = async (): Promise<void> =>
      expect.soft(await violationsOnArrival(page), page.url()).toEqual([]);
    const screen = new BankLoginScreen(page);
    const customer = `new.fi.${newcomer()}@fernpay.test`;

    await page.goto(`${originOf('aurora')}/en/payment-gateway-login/?amount=20`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel(/^Amount/)).toHaveValue('20');
    await checkAccessibility();
    await page.getByLabel(/^Amount/).fill('-1');
    await page.getByRole('button', { name: 'Continue to your bank or wallet' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await checkAccessibility();

    await page.getByLabel(/^Amount/).fill('20');
    await page.getByRole('button', { name: 'Continue to your bank or wallet' }).click();
    await page.waitForURL(/pay\.localhost/);
    await checkAccessibility();
    await screen.signInAtWallet(customer);
    await checkAccessibility();
    await screen.approve();

    await expect(page.getByRole('heading', { name: /^Nearly there/ })).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Connect your wallet to your account' }).click();
    await checkAccessibility();
    await page.getByLabel('Password').fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in and connect' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Open a new account instead' }).click();
    await screen.giveDetails(customer);
    await expect(page.getByLabel(/Daily deposit limit/)).toBeVisible();
    await checkAccessibility();
    // a limit below the amount of the deposit: the deposit is refunded, and a page says so
    await page.getByLabel(/Daily deposit limit/).fill('10');
    await page.getByRole('button', { name: 'Save limits and play' }).click();
    await expect(page.getByRole('heading', { name: 'Your deposit is being refunded' })).toBeVisible();
    await checkAccessibility();
  });
}
