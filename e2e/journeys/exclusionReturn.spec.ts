import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const translations = translationsOf('en');
/** Its licence accepts a request before the end of the exclusion. */
const BRAND = 'aurora';
/** The sign-out and the page after it, on a busy machine. */
const ENDS_MS = 20_000;

test('an excluded player asks to end the exclusion, cancels the request and stays excluded', async ({
  page,
}) => {
  const origin = originOf(BRAND);
  const person = newRegistration('FI');
  const signIn = async (): Promise<void> => {
    await page.goto(`${origin}/en/login/?autoSignIn=1`);
    await new SignInScreen(page).signIn(person.email, person.password);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re self-excluded' })).toBeVisible();
  };
  const ask = page.getByRole('button', { name: 'Send my request' });
  const cancel = page.getByRole('button', { name: 'Cancel my request' });

  await test.step('Given a player who has excluded themselves for six months', async () => {
    await new RegistrationScreen(page).register(origin, person);
    await page.goto(`${origin}/en/profile/self-exclusion/`);
    await page.getByRole('radio', { name: /^Self-exclusion: 6 months/ }).check();
    await page.getByRole('button', { name: translations('account.selfExclusion.next') }).click();
    await page.getByRole('button', { name: translations('account.selfExclusion.start') }).click();
    await expect(page.getByText('Your break has started')).toBeVisible({ timeout: ENDS_MS });
  });
  await test.step('When they sign in and send a request with its reason, it is stored', async () => {
    await signIn();
    await page.getByLabel('Your reason').fill('My treatment has ended.');
    await ask.click();
    await expect(page.getByText('We’ve received your request to end your self-exclusion.')).toBeVisible();
    await expect(ask).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('When they come back later, it is shown and can be cancelled by keyboard', async () => {
    await page.context().clearCookies();
    await signIn();
    await expect(ask).toHaveCount(0);
    await cancel.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(
      'Your request was cancelled. Your self-exclusion continues.',
    );
    await expect(cancel).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('Then they are still excluded at the next sign-in, and can ask again', async () => {
    await page.context().clearCookies();
    await signIn();
    await expect(ask).toBeVisible();
  });
});
