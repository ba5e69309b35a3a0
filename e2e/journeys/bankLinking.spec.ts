import type { Browser, Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { bankCustomer } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { BankLoginScreen } from '../screens/BankLoginScreen.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';
import { expectBalance } from '../screens/Header.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const BRAND = 'aurora';
/** A registration and two visits to the bank, from three browsers. */
const JOURNEY_MS = 180_000;
const ARRIVES_MS = 20_000;

/** Somebody's other device, at the bank with an amount. */
async function atBank(browser: Browser, customer: string, amount: string): Promise<BankLoginScreen> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await answersConsent(page);
  const screen = new BankLoginScreen(page);
  await screen.beginFrom(`${originOf(BRAND)}/en/login/`, amount);
  await screen.signInAtBank(customer);
  await screen.approve();
  return screen;
}

async function isIn(page: Page, balance: number): Promise<void> {
  await page.waitForURL((url) => url.origin === originOf(BRAND) && !url.pathname.includes('login') && !url.pathname.includes('realms'), { timeout: ARRIVES_MS });
  await expectBalance(page, balance);
}

test('somebody with a password connects their bank, is told so by letter, and comes in by the bank alone ever after', async ({ page, browser }) => {
  test.setTimeout(JOURNEY_MS);
  const { login, person } = bankCustomer();
  await test.step('Given an account by password', () => new RegistrationScreen(page).register(originOf(BRAND), person));

  await test.step('When they pay with their bank on another device and show the password there once', async () => {
    const screen = await atBank(browser, login, '50');
    await expect(screen.page.getByRole('heading', { name: 'Nearly there, Uus' })).toBeVisible({ timeout: ARRIVES_MS });
    await screen.connectTo(person.email, person.password);
    await isIn(screen.page, 5_000);
  });

  await test.step('Then a letter tells the owner of the account what was connected, when, and what to do if it was not they', async () => {
    await page.goto(`${originOf(BRAND)}/realms/${BRAND}/development/mailbox`);
    const letter = page.getByRole('article').filter({ hasText: person.email }).filter({ hasText: 'Your bank was connected to your Aurora account' });
    await expect(letter).toHaveCount(1);
    await expect(letter).toContainText(/On \d+ \w+ \d{4}|On \w+ \d+, \d{4}/);
    await expect(letter).toContainText('If it was not you, write to care@aurora.test at once');
    await expect(letter.getByRole('link')).toHaveAttribute('href', `${originOf(BRAND)}/en/login/`);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('And from then on the bank alone lets them in, with a second deposit and without a second letter', async () => {
    const screen = await atBank(browser, login, '20');
    await isIn(screen.page, 7_000);
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: person.email }).filter({ hasText: 'was connected' })).toHaveCount(1);
  });
});
