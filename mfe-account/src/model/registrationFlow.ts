import { hrefTo, withQuery, type Locale } from '@foyer/links';
import type { Market } from '@foyer/market';

/** As site settings name the flows (requirements/entities#site-settings). */
export type RegistrationFlow = 'Identity' | 'PaymentGateway' | 'Sms' | 'OpenBanking' | 'BankPayment';

export interface CountryFlow {
  readonly countryCode: string;
  readonly flow: RegistrationFlow;
}

export type RegistrationStep = 'country' | 'limits';

/** Which step the address asks for; limits exist only where the licence prompts for them, and only for a player. */
export function registrationStep(
  search: string,
  market: Pick<Market, 'has'>,
  isSignedIn: boolean,
): RegistrationStep {
  const asked = new URLSearchParams(search).get('step');
  return asked === 'limits' && isSignedIn && market.has('depositLimitsOnRegistration') ? 'limits' : 'country';
}

/** Where a new player arrives: the limits first where the licence asks for them, then what they came for. */
export function afterRegistration(
  market: Pick<Market, 'has'>,
  locale: Locale,
  redir: string | undefined,
): string | undefined {
  return market.has('depositLimitsOnRegistration')
    ? withQuery(hrefTo(locale, 'register'), { step: 'limits', redir })
    : redir;
}

/** Countries a newcomer may choose, the visitor's own first when it is among them, the rest by name in their language. */
export function selectableCountries(
  flows: readonly CountryFlow[],
  ownCountry: string,
  nameOf: (code: string) => string,
): readonly CountryFlow[] {
  return [...flows].sort((left, right) => {
    if (left.countryCode === ownCountry) return -1;
    if (right.countryCode === ownCountry) return 1;
    return nameOf(left.countryCode).localeCompare(nameOf(right.countryCode));
  });
}
