import type { Page } from '@playwright/test';
import { originOf, seededEmail, SEEDED_PASSWORD } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { CashierScreen } from '../screens/CashierScreen.ts';
import { answerConsent } from '../screens/ConsentBanner.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const BRAND = 'aurora';
const CARRIED = 'amount=35&currency=EUR&paymentMethod=fernpay&autoSubmit=1';

/** Deposits that this page has started. */
function deposits(page: Page): readonly string[] {
  const started: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"operationName":"StartDeposit"')) started.push(body);
  });
  return started;
}

async function expectDialog(dialog: CashierScreen, amount: string): Promise<void> {
  await dialog.continueWithoutLimit();
  await expect(dialog.amount()).toHaveValue(amount);
  await expect(dialog.button('cashier.deposit.goOn')).toBeEnabled();
}

test('a link through the sign-in opens quick deposit with its amount and payment method, and pays nothing (requirements/routes#layouts, requirements/routes#query-parameters)', async ({
  page,
  pageErrors,
}) => {
  const origin = originOf(BRAND);
  const dialog = new CashierScreen(page, translationsOf('en'), origin).inDialog();
  const started = deposits(page);
  await answerConsent(page, origin);
  await test.step('When a visitor follows the link and signs in, the dialog opens on the page of the link', async () => {
    await page.goto(`${origin}/en/quick-deposit-sign-in/?redir=/en/rewards/&${CARRIED}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to deposit' })).toBeVisible();
    await expect(page.getByText('€35.00')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await new SignInScreen(page).signIn(seededEmail('funded', BRAND), SEEDED_PASSWORD);
    await page.waitForURL(
      (url) => url.pathname === '/en/rewards/' && url.searchParams.get('amount') === '35',
    );
    await expectDialog(dialog, '35');
    await expect(dialog.method('Fernpay')).toBeChecked();
  });
  await test.step('Then closing it removes the parameters of the link from the address (requirements/screens#quick-deposit)', async () => {
    await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/en/rewards/`);
  });
  await test.step('When they follow it again while signed in, the dialog opens again', async () => {
    await page.goto(`${origin}/en/login/?${CARRIED}`);
    await page.waitForURL(
      (url) => url.pathname === '/en/' && url.searchParams.get('paymentMethod') === 'fernpay',
    );
    await expectDialog(dialog, '35');
    await expect(dialog.method('Fernpay')).toBeChecked();
  });
  for (const path of ['deposit', 'withdraw'] as const) {
    await test.step(`When a link for /${path}/ opens it, the home page is shown with the dialog over it (requirements/screens#quick-deposit)`, async () => {
      await page.goto(
        `${origin}/en/${path}/?autoSubmit=1&paymentMethod=card&amount=${path === 'deposit' ? '25' : '45'}`,
      );
      await expect(page).toHaveURL(`${origin}/en/`);
      await expectDialog(dialog, path === 'deposit' ? '25' : '45');
      await expect(dialog.cardMethod()).toBeChecked();
      await expect(page).toHaveURL(`${origin}/en/`);
    });
  }
  await test.step('And no payment was made without a click', () => expect(started).toEqual([]));
  expect(pageErrors).toEqual([]);
});
