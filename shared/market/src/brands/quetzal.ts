import type { Brand } from '../brand.ts';

/** Quetzal: casino in US dollars (requirements/platform#brands). */
export const quetzal: Brand = {
  id: 'quetzal',
  siteDataName: 'quetzal',
  title: 'Quetzal',
  licence: 'cos',
  operator: 'op-e',
  layout: 'layout1',
  homeCountry: 'NZ',
  countries: ['NZ', 'CA', 'IN', 'ZA', 'JP', 'FI'],
  currency: 'USD',
  locales: [
    { locale: 'en', isDefault: true },
    { locale: 'en_NZ', isDefault: false },
    { locale: 'fr_CA', isDefault: false },
    { locale: 'ja', isDefault: false },
    { locale: 'fi', isDefault: false },
  ],
  authentication: 'custom',
  payAndPlay: [],
  toggles: [
    'QuickMenu',
    'ShowRTP',
    'Sportsbook',
    'IdentityServer',
    'EnableFinancialHistory',
    'SupportChatWidget',
  ],
  abTests: [],
  automaticAcceptedCookiesCountries: [],
  supportEmail: 'hola@quetzal.test',
};
