import type { Flags } from '@foyer/contract';
import { hrefTo, withQuery, type Locale } from '@foyer/links';
import { isPayAndPlayFlow, PAY_AND_PLAY_ROUTES, type PayAndPlayFlow } from '@foyer/market';

/** Flow names of the site settings (requirements/entities#site-settings). */
export type RegistrationFlow = 'Identity' | 'PaymentGateway' | 'Sms' | 'OpenBanking' | 'BankPayment';

export interface CountryFlow {
  readonly countryCode: string;
  readonly flow: RegistrationFlow;
}

/** The page of the bank login that registers players of a country, for the flows that have one. */
export function bankLoginOf(
  flow: RegistrationFlow,
): (typeof PAY_AND_PLAY_ROUTES)[PayAndPlayFlow]['login'] | undefined {
  return isPayAndPlayFlow(flow) ? PAY_AND_PLAY_ROUTES[flow].login : undefined;
}

export type RegistrationStep = 'country' | 'limits';

/**
 * Step named by the address. The limits step exists only for players under licences that prompt for limits.
 */
export function registrationStep(
  search: string,
  flags: Pick<Flags, 'has'>,
  isSignedIn: boolean,
): RegistrationStep {
  const step = new URLSearchParams(search).get('step');
  return step === 'limits' && isSignedIn && flags.has('depositLimitsOnRegistration') ? 'limits' : 'country';
}

/** First page of a new player: limits where the licence requires them, then the requested page. */
export function afterRegistration(
  flags: Pick<Flags, 'has'>,
  locale: Locale,
  redir: string | undefined,
): string | undefined {
  return flags.has('depositLimitsOnRegistration')
    ? withQuery(hrefTo(locale, 'register'), { step: 'limits', redir })
    : redir;
}

/**
 * Countries available for registration, the visitor's own first if it is included, the others by localised
 * name.
 */
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
