import type { BrowserContext } from '@playwright/test';
import type { BrandId } from '@foyer/market';
import { originOf, SEEDED_PASSWORD, seededEmail } from '../fixtures/brands.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const CONSENT_COOKIE = /^consent__/;
const QUESTION_MS = 6_000;

/**
 * Opens the brand once in this context: answers the cookie question and signs a player in. Later pages use
 * the cookies.
 */
export async function openBrand(context: BrowserContext, brand: BrandId, isPlayer: boolean): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${originOf(brand)}/en/`);
  // in some countries a brand shows no question (requirements/entities#lobby-settings,
  // automaticAcceptedCookiesCountries)
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  await necessary.click({ timeout: QUESTION_MS }).catch(() => undefined);
  await necessary.waitFor({ state: 'hidden' });
  if (isPlayer) {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await new SignInScreen(page).signIn(seededEmail('funded', brand), SEEDED_PASSWORD);
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).waitFor();
  }
  await page.close();
}

/** Makes the next page show the cookie question again. */
export async function forgetConsent(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: CONSENT_COOKIE });
}
