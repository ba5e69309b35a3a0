import { isChosen } from '@foyer/testing/effort';
import type { Browser, Page } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { EID_PEOPLE, type EidPerson } from '../fixtures/eidPeople.ts';
import type { OwnProduct } from '../fixtures/ownProduct.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';
import { EidScreen, PhoneScreen } from '../screens/EidScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

// its licence accepts a national e-ID (ADR 0246)
const BRAND = 'tuli';
const TITLE = 'Tuli';
const ENTRANCE = 'ID card, Mobile-ID or Smart-ID';
const EID_PORT = 11;

async function openPhone(
  browser: Browser,
  { gatewayPort }: OwnProduct,
  owner: EidPerson,
): Promise<PhoneScreen> {
  const phone = new PhoneScreen(await (await browser.newContext({ locale: 'en-GB' })).newPage());
  await phone.open(`http://phone.localhost:${gatewayPort + EID_PORT}/`, owner);
  return phone;
}

/** Goes from the brand's sign-in to the methods of the e-ID. */
async function goToEid(page: Page, { gatewayPort }: OwnProduct): Promise<EidScreen> {
  await page.goto(`${originOf(BRAND, gatewayPort)}/en/login/?autoSignIn=1`);
  await page.getByRole('button', { name: ENTRANCE }).click();
  return new EidScreen(page);
}

async function signOut(page: Page, { gatewayPort }: OwnProduct): Promise<void> {
  await page.goto(`${originOf(BRAND, gatewayPort)}/en/profile/dashboard/`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/en\/login\//);
}

const balance = (page: Page) => page.getByRole('banner').getByText('Balance');

if (isChosen(0, 2))
  test('a person registers by Mobile-ID, and signs in by Smart-ID and by ID card', async ({
    page,
    browser,
    ownProduct,
    pageErrors,
  }) => {
    const owner = EID_PEOPLE.newcomer;
    const phone = await openPhone(browser, ownProduct, owner);
    const registration = new RegistrationScreen(page);

    await test.step('When they prove their identity on the phone, after one wrong PIN', async () => {
      const eid = await goToEid(page, ownProduct);
      await eid.choose('Mobile-ID');
      await eid.byMobileId(owner);
      const code = await eid.controlCode();
      await expect(phone.request()).toHaveText(`Mobile-ID: identify yourself to ${TITLE}`);
      await expect(phone.page.getByText(code, { exact: true })).toBeVisible();
      // the page polls for the answer without reloading, which would take the focus away
      const back = page.getByRole('button', { name: `Cancel and return to ${TITLE}` });
      await back.focus();
      await page.waitForResponse((response) => response.url().endsWith('/state'));
      await expect(back).toBeFocused();
      await phone.approve('1111');
      await expect(phone.page.getByRole('alert')).toContainText('Wrong PIN1');
      await phone.approve();
      await expect(phone.page.getByText('No requests')).toBeVisible();
      await eid.returnTo(TITLE);
    });

    await test.step('Then the registration asks only what the e-ID did not state, and masks the personal code', async () => {
      await expect(registration.heading()).toHaveText('Welcome, Uus');
      await page.getByRole('button', { name: 'Create an account' }).click();
      await registration.continueTo('About you', newRegistration('EE'));
      await expect(page.getByText(`•••••••${owner.personalCode.slice(-4)}`)).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveCount(0);
      expect(await page.content()).not.toContain(owner.personalCode);
      await registration.continueTo('Last step', newRegistration('EE'));
      await registration.finish();
      await expect(balance(page)).toBeVisible();
    });

    await test.step('A wrong code in the app ends the request; the right one signs in', async () => {
      await signOut(page, ownProduct);
      const eid = await goToEid(page, ownProduct);
      await eid.choose('Smart-ID');
      await eid.bySmartId(owner);
      const shown = await eid.controlCode();
      await phone.pick(shown, false);
      await phone.approve();
      await expect(page.getByRole('alert')).toContainText('The wrong code was chosen');
      await page.getByRole('link', { name: 'Try again' }).click();
      await eid.bySmartId(owner);
      await phone.pick(await eid.controlCode());
      await phone.approve();
      await eid.returnTo(TITLE);
      await expect(balance(page)).toBeVisible();
    });

    await test.step('An ID card signs in with its PIN, and ends the session of the other device', async () => {
      const device = await (await browser.newContext({ locale: 'en-GB' })).newPage();
      await answersConsent(device);
      const eid = await goToEid(device, ownProduct);
      await eid.choose('ID card');
      await eid.byCard(owner, '9999');
      await expect(device.getByRole('alert')).toContainText('Card and PIN1 do not match');
      await eid.byCard(owner);
      await expect(balance(device)).toBeVisible();
      await page.waitForURL(/logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE/);
      await device.context().close();
    });
    expect(pageErrors).toEqual([]);
  });

if (isChosen(1, 2))
  test('an identification that fails says why and leads to another way', async ({
    page,
    browser,
    ownProduct,
  }) => {
    const owner = EID_PEOPLE.anotherNewcomer;
    const failed = page.getByRole('heading', { level: 1, name: 'Identification failed' });
    const eid = await goToEid(page, ownProduct);

    await test.step('a wrong personal code stays on the form', async () => {
      await eid.choose('Mobile-ID');
      await eid.byMobileId({ ...owner, personalCode: '37206121027' });
      await expect(page.getByRole('alert')).toHaveText('Enter a valid personal code.');
    });

    await test.step('a request that is declined on the phone', async () => {
      const phone = await openPhone(browser, ownProduct, owner);
      await eid.byMobileId(owner);
      await eid.controlCode();
      await phone.decline();
      await expect(page.getByRole('alert')).toHaveText('You declined the request on your phone.');
      await page.getByRole('button', { name: `Cancel and return to ${TITLE}` }).click();
      await expect(failed).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('You declined the request on your phone.');
      await phone.page.context().close();
    });

    await test.step('a phone that does not answer within two minutes', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await eid.choose('Mobile-ID');
      await eid.byMobileId(EID_PEOPLE.silent);
      await eid.controlCode();
      await ownProduct.rows(
        `update eid.authentication set requested_at = requested_at - interval '2 minutes', expires_at = expires_at - interval '2 minutes' where state = 'waiting'`,
      );
      await expect(page.getByRole('alert')).toContainText('Your phone did not answer within two minutes');
      await page.getByRole('button', { name: `Cancel and return to ${TITLE}` }).click();
      await expect(page.getByRole('alert')).toContainText('Your phone didn’t answer in time');
    });

    await test.step('a cancelled identification', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: `Cancel and return to ${TITLE}` }).click();
      await expect(page.getByRole('alert')).toHaveText('You cancelled the identification.');
    });

    await test.step('a provider that is down, and available again', async () => {
      await ownProduct.rows('alter table eid.provider_record rename to provider_record_away');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'e-ID isn’t available right now' })).toBeVisible();
      await ownProduct.rows('alter table eid.provider_record_away rename to provider_record');
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByRole('button', { name: ENTRANCE }).click();
      await expect(page.getByRole('heading', { name: 'Choose how to identify yourself' })).toBeVisible();
    });
  });
