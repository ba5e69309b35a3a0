import type { Brand } from '../brand.ts';

/** Tuli: casino; the operator has switched the sportsbook off (requirements/platform#brands). */
export const tuli: Brand = {
  id: 'tuli',
  siteDataName: 'tuli',
  title: 'Tuli',
  licence: 'est',
  operator: 'op-b',
  layout: 'layout1',
  homeCountry: 'EE',
  countries: ['EE'],
  currency: 'EUR',
  locales: [
    { locale: 'et_EE', isDefault: true },
    { locale: 'en', isDefault: false },
    { locale: 'fi', isDefault: false },
  ],
  authentication: 'keycloak',
  payAndPlay: ['BankPayment', 'OpenBanking', 'PaymentGateway'],
  toggles: [
    'QuickMenu',
    'ShowRTP',
    'IdentityServer',
    'EnableGamesInformationMessage',
    'EnableFinancialHistory',
    'EnablePhoneVerification',
  ],
  abTests: [],
  automaticAcceptedCookiesCountries: [],
  supportEmail: 'abi@tuli.test',
};
