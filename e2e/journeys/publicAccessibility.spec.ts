import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { lookAtEvery, MANY_PAGES_MS } from '../screens/lookAtEvery.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

test('every public route renders without errors and has no axe violations on a phone or on a desktop', async ({
  page,
  complaints,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lookAtEvery(page, 'public');
  expect(complaints).toEqual([]);
});

for (const { brand, country } of [
  { brand: 'aurora', country: 'FI' },
  { brand: 'tuli', country: 'EE' },
] as const) {
  test(`no step of the registration on ${brand} has axe violations`, async ({ page }) => {
    const registration = new RegistrationScreen(page);
    const person = newPerson(country);
    const look = async (): Promise<void> =>
      expect.soft(await violationsOnArrival(page), await registration.heading().innerText()).toEqual([]);
    await registration.begin(originOf(brand));
    await look();
    await registration.goOnTo('Sign-in details', person);
    await registration.answer({ ...person, password: 'short' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look();
    for (const heading of ['About you', 'Contact details', 'Last step']) {
      await registration.goOnTo(heading, person);
      await look();
    }
  });
}
