import type { Browser, Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { signInToConsole } from '../fixtures/console.ts';
import { bankCustomer } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { BankLoginScreen } from '../screens/BankLoginScreen.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';
import { expectBalance } from '../screens/Header.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const BRAND = 'aurora';
/** A registration, four visits to the bank and one to the console, each in its own browser. */
const JOURNEY_MS = 300_000;
const ARRIVES_MS = 20_000;

/** Opens another device, on the bank's page with an amount. */
async function atBank(browser: Browser, customer: string, amount: string): Promise<BankLoginScreen> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await answersConsent(page);
  const screen = new BankLoginScreen(page);
  await screen.beginFrom(`${originOf(BRAND)}/en/login/`, amount);
  await screen.signInAtBank(customer);
  await screen.approve();
  return screen;
}

/** Lets support disconnect the player's only bank; returns the remaining text of the page. */
async function disconnectBank(page: Page, email: string): Promise<void> {
  await signInToConsole(page, 'operator', '/player-money', 'Player balance');
  await page.getByLabel('Email address or player ID').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  const banks = page.getByRole('region', { name: 'Bank and wallet sign-in' });
  await banks.getByRole('button', { name: /^Disconnect Bank, connected/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Disconnect: Bank, connected/ });
  await dialog.getByLabel('Reason').fill('The player did not connect this bank');
  await dialog.getByLabel('To confirm, type disconnect').fill('disconnect');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(
    banks.getByText(/^Disconnected: Bank, connected .* The player is notified by email\.$/),
  ).toBeVisible();
  await expect(
    banks
      .getByRole('table', { name: 'Disconnected' })
      .getByRole('row', { name: /operator@staff\.test.*The player did not connect this bank/ }),
  ).toBeVisible();
  await expect(banks.getByText('No bank or wallet is connected to this account.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
}

async function isIn(page: Page, balance: number): Promise<void> {
  await page.waitForURL(
    (url) =>
      url.origin === originOf(BRAND) && !url.pathname.includes('login') && !url.pathname.includes('realms'),
    { timeout: ARRIVES_MS },
  );
  await expectBalance(page, balance);
}

test('a player with a password connects their bank, is notified by email, and signs in by the bank alone until support disconnects it', async ({
  page,
  browser,
}) => {
  test.setTimeout(JOURNEY_MS);
  const { login, person } = bankCustomer();
  await test.step('Given an account with a password', () =>
    new RegistrationScreen(page).register(originOf(BRAND), person));

  await test.step('When they pay with their bank on another device and enter the password there once', async () => {
    const screen = await atBank(browser, login, '50');
    await expect(screen.page.getByRole('heading', { name: 'Nearly there, Uus' })).toBeVisible({
      timeout: ARRIVES_MS,
    });
    await screen.connectTo(person.email, person.password);
    await isIn(screen.page, 5_000);
  });

  await test.step('Then an email names what was connected and when, and what to do if it was not the owner', async () => {
    await page.goto(`${originOf(BRAND)}/realms/${BRAND}/development/mailbox`);
    const email = page
      .getByRole('article')
      .filter({ hasText: person.email })
      .filter({ hasText: 'Your bank was connected to your Aurora account' });
    await expect(email).toHaveCount(1);
    await expect(email).toContainText(/On \d+ \w+ \d{4}|On \w+ \d+, \d{4}/);
    await expect(email).toContainText('If this wasn’t you, contact care@aurora.test immediately');
    await expect(email.getByRole('link')).toHaveAttribute('href', `${originOf(BRAND)}/en/login/`);
    expect(await violations(page)).toEqual([]);
  });

  const inside =
    await test.step('And the bank alone signs them in, with a second deposit and without a second email', async () => {
      const screen = await atBank(browser, login, '20');
      await isIn(screen.page, 7_000);
      await page.reload();
      await expect(
        page.getByRole('article').filter({ hasText: person.email }).filter({ hasText: 'was connected' }),
      ).toHaveCount(1);
      return screen.page;
    });

  await test.step('When support disconnects the bank, then its sessions end, and an email says so and how to sign in again', async () => {
    await disconnectBank(await (await browser.newContext({ locale: 'en-GB' })).newPage(), person.email);
    await inside.waitForURL(/logoutReason=/, { timeout: ARRIVES_MS });
    await page.reload();
    const email = page
      .getByRole('article')
      .filter({ hasText: person.email })
      .filter({ hasText: 'Your bank was disconnected from your Aurora account' });
    await expect(email).toHaveCount(1);
    await expect(email).toContainText('If you didn’t ask for this, contact care@aurora.test');
    await expect(email.getByRole('link')).toHaveAttribute('href', `${originOf(BRAND)}/en/login/`);
  });

  await test.step('And the next bank login is treated as a new player, who may connect the bank again', async () => {
    const screen = await atBank(browser, login, '30');
    await expect(screen.page.getByRole('heading', { name: 'Nearly there, Uus' })).toBeVisible({
      timeout: ARRIVES_MS,
    });
    await screen.connectTo(person.email, person.password);
    await isIn(screen.page, 10_000);
  });
});
