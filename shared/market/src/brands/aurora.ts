import type { Brand } from '../brand.ts';

/** Aurora: casino first, with sportsbook (requirements/platform#brands). */
export const aurora: Brand = {
  id: 'aurora',
  siteDataName: 'aurora',
  title: 'Aurora',
  licence: 'mga',
  operator: 'op-a',
  layout: 'default',
  homeCountry: 'FI',
  countries: ['FI', 'MT', 'IE', 'AT', 'NO', 'CA', 'NZ', 'IN', 'JP', 'ZA'],
  currency: 'EUR',
  locales: [
    { locale: 'en', isDefault: true },
    { locale: 'fi', isDefault: false },
    { locale: 'et_EE', isDefault: false },
    { locale: 'fr_CA', isDefault: false },
    { locale: 'ja', isDefault: false },
    { locale: 'no', isDefault: false },
    { locale: 'de', isDefault: false },
    { locale: 'de_AT', isDefault: false },
    { locale: 'en_CA', isDefault: false },
    { locale: 'en_IN', isDefault: false },
    { locale: 'en_NZ', isDefault: false },
    { locale: 'en_ZA', isDefault: false },
    { locale: 'it', isDefault: false },
  ],
  authentication: 'oidc',
  payAndPlay: ['BankPayment', 'OpenBanking', 'PaymentGateway'],
  toggles: [
    'QuickMenu',
    'ShowRTP',
    'Sportsbook',
    'IdentityServer',
    'EnableGamesInformationMessage',
    'EnableFinancialHistory',
    'BonusChecker',
    'SupportChatWidget',
    'QuickDepositLastUsedAccount',
  ],
  abTests: [
    {
      name: 'lobby_shortcuts',
      variants: [
        { name: 'below-banner', weight: 1 },
        { name: 'above-banner', weight: 1 },
      ],
    },
  ],
  automaticAcceptedCookiesCountries: [],
  supportEmail: 'care@aurora.test',
};
