import { originOf, seededEmail, SEEDED_PASSWORD } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const SIGNED_OUT_DEADLINE_MS = 5_000; // requirements/reliability#promises

for (const kind of ['excluded', 'closed'] as const) {
  test(`a player whose account is ${kind} cannot sign in and sees an explanation`, async ({ page }) => {
    await page.goto(`${originOf('aurora')}/en/`);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await new SignInScreen(page).signIn(seededEmail(kind, 'aurora'), SEEDED_PASSWORD);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(kind === 'excluded' ? /exclude you/i : /closed/i).first()).toBeVisible();
    expect(page.url()).toContain('/realms/aurora/');
  });
}

test('a player without identity verification is refused real money with a reason', async ({
  page,
  player,
}) => {
  await player.signIn(page, 'aurora', 'kyc', `/en/games/${slotGame.slug}/`);
  const request = page.getByRole('alertdialog', { name: 'Verify your identity' });
  await request.getByRole('button', { name: 'Later' }).click();
  await expect(request).toHaveCount(0);
  await page.getByRole('button', { name: 'Play for real money' }).click();
  await expect(page.getByText(/who you are|identity/i).first()).toBeVisible();
  await expect(page.locator('iframe[src*="/play/"]')).toHaveCount(0);
});

test('a wrong password keeps the email address and explains what to do', async ({ page }) => {
  await page.goto(`${originOf('caravel')}/en/`);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await new SignInScreen(page).signIn('unknown@caravel.test', 'not-the-password');
  await expect(page.getByLabel(/email/i)).toHaveValue('unknown@caravel.test');
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/do not match|not right|incorrect|not recognise/i))
      .first(),
  ).toBeVisible();
});

test('a visitor without an account gets from the sign-in page to registration and keeps the selected game', async ({
  page,
}) => {
  await page.goto(`${originOf('aurora')}/en/login/?redir=/en/games/${slotGame.slug}/&autoSignIn=1`);
  // the page before it has a link of this name, too, and redirects automatically
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL(
    (url) =>
      url.pathname === '/en/register/' && url.searchParams.get('redir') === `/en/games/${slotGame.slug}/`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('signing out in one tab signs out the other tab', async ({ page, context, player }) => {
  await player.signIn(page, 'zephyra', 'funded', '/en/');
  const other = await context.newPage();
  await other.goto(`${originOf('zephyra')}/en/`);
  await expect(other.getByRole('banner').getByText('Balance')).toBeVisible();
  await page.goto(`${originOf('zephyra')}/en/profile/dashboard/`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  // logging out leads to the sign-in page (requirements/routes#product-mode), in every tab
  await other.waitForURL(/\/login\//, { timeout: SIGNED_OUT_DEADLINE_MS });
});

test('signing in on another device ends the first session and shows the reason', async ({
  page,
  browser,
  player,
}) => {
  await player.signIn(page, 'caravel', 'empty', '/en/');
  const device = await browser.newContext();
  const second = await device.newPage();
  await player.signIn(second, 'caravel', 'empty', '/en/');
  await page.waitForURL(/logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE/, { timeout: SIGNED_OUT_DEADLINE_MS });
  await expect(page.getByText(/opened on another device/)).toBeVisible();
  await device.close();
});
