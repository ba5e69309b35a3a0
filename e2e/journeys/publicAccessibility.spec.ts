import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkEveryRoute, checkOtherLobbies, ALL_ROUTES_TIMEOUT_MS } from '../screens/checkEveryRoute.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

test('every public route renders without errors and has no axe violations on a phone or on a desktop', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await checkEveryRoute(page, 'public');
  await checkOtherLobbies(page);
  expect(pageErrors).toEqual([]);
});

for (const { brand, country } of [
  { brand: 'aurora', country: 'FI' },
  { brand: 'tuli', country: 'EE' },
] as const) {
  test(`no step of the registration on ${brand} has axe violations`, async ({ page }) => {
    const registration = new RegistrationScreen(page);
    const person = newRegistration(country);
    const checkAccessibility = async (): Promise<void> =>
      expect.soft(await violationsOnArrival(page), await registration.heading().innerText()).toEqual([]);
    await registration.begin(originOf(brand));
    await checkAccessibility();
    await registration.continueTo('Sign-in details', person);
    await registration.answer({ ...person, password: 'short' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await checkAccessibility();
    for (const heading of ['About you', 'Contact details', 'Last step']) {
      await registration.continueTo(heading, person);
      await checkAccessibility();
    }
  });
}
