import type { Brand } from '../brand.ts';

/** Caravel: sportsbook first (requirements/platform#brands). */
export const caravel: Brand = {
  id: 'caravel',
  siteDataName: 'caravel',
  title: 'Caravel',
  licence: 'crc',
  operator: 'op-c',
  layout: 'layout2',
  homeCountry: 'CA',
  countries: ['CA', 'JP', 'NZ', 'IN', 'ZA', 'FI', 'IE'],
  currency: 'CAD',
  locales: [
    { locale: 'en', isDefault: true },
    { locale: 'fr_CA', isDefault: false },
    { locale: 'en_CA', isDefault: false },
    { locale: 'ja', isDefault: false },
    { locale: 'fi', isDefault: false },
  ],
  authentication: 'oidc',
  payAndPlay: [],
  toggles: [
    'QuickMenu',
    'ShowRTP',
    'Sportsbook',
    'IdentityServer',
    'EnableFinancialHistory',
    'SupportChatWidget',
    'QuickDepositLastUsedAccount',
  ],
  abTests: [],
  automaticAcceptedCookiesCountries: ['CA'],
  supportEmail: 'crew@caravel.test',
};
