import { describe, expect, it } from '@jest/globals';
import { brands, type BrandId } from '@foyer/market';
import { probeToggle, withToggle } from '@foyer/testing/toggles';
import type { BrandAssets } from './assets.ts';
import { codeEntryPage } from './codePages.ts';
import { registrationPage, singleRegistrationPage } from './registrationPages.ts';
import { createScene } from './scene.ts';

const ASSET = { path: 'a', integrity: 'sha256-a' };
const ASSETS: BrandAssets = {
  style: ASSET,
  fonts: [],
  icon: ASSET,
  logo: ASSET,
  webauthn: ASSET,
  script: ASSET,
};

const sceneOf = (brand: BrandId, country = 'NZ') =>
  createScene({
    brand,
    country,
    protectionMode: undefined,
    locale: 'en',
    nonce: 'n',
    relyingParty: undefined,
    interaction: { path: '/i', formToken: 't', registerHref: '/r' },
  });

const termsPage = (brand: BrandId, answers: Readonly<Record<string, string>>): string =>
  registrationPage(sceneOf(brand), ASSETS, { step: 'terms', answers }).markup;

describe('toggles of the identity server', () => {
  probeToggle('BasicEnterCode', 'the entry of the login code', (isOn) =>
    withToggle(brands.aurora, 'BasicEnterCode', isOn, () =>
      codeEntryPage(sceneOf('aurora'), ASSETS).markup.includes('class="segmented"'),
    ),
  );

  probeToggle('DefaultConsentRegistration', 'the marketing consent of the registration', (isOn) =>
    withToggle(brands.quetzal, 'DefaultConsentRegistration', isOn, () =>
      termsPage('quetzal', { country: 'NZ' }),
    ),
  );

  probeToggle('JackpotInRegistrationFlow', 'the questions of the registration', (isOn) =>
    withToggle(brands.aurora, 'JackpotInRegistrationFlow', isOn, () => termsPage('aurora', {})),
  );
});

describe('marketing consent', () => {
  it.each<[BrandId, string, boolean]>([
    ['quetzal', 'NZ', true],
    ['quetzal', 'FI', false], // GDPR
    ['quetzal', 'CA', false], // CASL
    ['quetzal', '', false],
    ['aurora', 'NZ', false], // forbidden by the licence
    ['tuli', 'EE', false],
  ])('is preselected for %s in %s: %s', async (brand, country, isTicked) => {
    const page = await withToggle(brands[brand], 'DefaultConsentRegistration', true, () =>
      termsPage(brand, country === '' ? {} : { country }),
    );
    expect(/name="marketingEmail"[^>]*checked/.test(page)).toBe(isTicked);
  });

  it('keeps the answer of the player', async () => {
    const page = await withToggle(brands.quetzal, 'DefaultConsentRegistration', true, () =>
      termsPage('quetzal', { country: 'NZ', marketingEmail: '' }),
    );
    expect(page).not.toMatch(/name="marketingEmail"[^>]*checked/);
  });
});

describe('jackpot in the registration', () => {
  it('is never ticked before the player answers', async () => {
    const page = await withToggle(brands.aurora, 'JackpotInRegistrationFlow', true, () =>
      termsPage('aurora', {}),
    );
    expect(page).toContain('name="jackpot"');
    expect(page).not.toMatch(/name="jackpot"[^>]*checked/);
  });

  it('is not offered by a brand without the jackpot', async () => {
    const page = await withToggle(brands.caravel, 'JackpotInRegistrationFlow', true, () =>
      termsPage('caravel', {}),
    );
    expect(page).not.toContain('name="jackpot"');
  });
});

describe('registration form', () => {
  it('asks all questions on one page in the variation `single`', () => {
    const page = singleRegistrationPage(sceneOf('aurora'), ASSETS, { answers: {} }).markup;
    for (const name of ['country', 'email', 'password', 'firstName', 'street', 'terms'])
      expect(page).toContain(`name="${name}"`);
  });
});
