import type { Brand } from '../brand.ts';

/** Zephyra: casino and jackpots (requirements/platform#brands). */
export const zephyra: Brand = {
  id: 'zephyra',
  siteDataName: 'zephyra',
  title: 'Zephyra',
  licence: 'anj',
  operator: 'op-d',
  layout: 'default',
  homeCountry: 'IE',
  countries: ['IE', 'FI', 'AT', 'JP', 'NZ', 'ZA', 'CA'],
  currency: 'EUR',
  locales: [
    { locale: 'en', isDefault: true },
    { locale: 'fr_CA', isDefault: false },
    { locale: 'ja', isDefault: false },
    { locale: 'fi', isDefault: false },
    { locale: 'it', isDefault: false },
  ],
  authentication: 'oidc',
  payAndPlay: [],
  toggles: [
    'QuickMenu',
    'ShowRTP',
    'IdentityServer',
    'EnableFinancialHistory',
    'JackpotAutoOptIn',
    'EnableGamesInformationMessage',
    'SupportChatWidget',
  ],
  abTests: [],
  automaticAcceptedCookiesCountries: [],
  supportEmail: 'hello@zephyra.test',
};
