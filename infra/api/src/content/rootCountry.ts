import type { QueryrootArgs } from '@foyer/graphql/main';
import { failure } from '../server/graphql/failure.ts';

/** Parent of the fields of `root`. */
export interface RootParent {
  /** Country whose site settings are requested, ISO 3166-1; undefined when the request names none. */
  readonly country: string | undefined;
}

const COUNTRY = /^[A-Z]{2}$/;
const CODES = ['countryCode', 'playerCountryCode', 'ipCountryCode'] as const;

/**
 * The country that the arguments of RootQueryContext name (requirements/interfaces#main-api-operations). It
 * selects settings and only narrows content: play is decided by the countries that the server has determined.
 * @throws ValidationFailure for a malformed country, and for a player's country that is announced but missing.
 */
export function rootParent(args: Partial<QueryrootArgs>): RootParent {
  for (const name of CODES) if (args[name] && !COUNTRY.test(args[name])) throw invalid(name);
  if (args.havePlayerCountryCode === true && !args.playerCountryCode) throw invalid('playerCountryCode');
  const country =
    args.havePlayerCountryCode === true ? args.playerCountryCode : args.countryCode || args.ipCountryCode;
  return { country: country || undefined };
}

function invalid(argument: string): Error {
  return failure('ValidationFailure', { reasons: ['CountryInvalid'], keys: [argument] });
}
