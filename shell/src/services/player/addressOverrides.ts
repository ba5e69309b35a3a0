import type { PageData } from '@foyer/kernel/page-data';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';

const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const PATH = /^\/[a-z0-9][a-z0-9/-]{0,60}$/;

/**
 * requirements/routes#query-parameters, requirements/entities#client-storage, development only: content of
 * another country, from the address or the session storage. Licence, limits and money are decided by the
 * server, which ignores both.
 */
export function countryOverride(
  search: string,
  mode: PageData['mode'],
  session: Pick<KeyValueStorage, 'getItem'>,
): string | undefined {
  if (mode !== 'development') return undefined;
  const candidates = [new URLSearchParams(search).get('setCustomVPN'), session.getItem('country')];
  return candidates.map((code) => code?.toUpperCase() ?? '').find((code) => COUNTRY.test(code));
}

/** A test override of the currency that visitors see (requirements/entities#client-storage), development only. */
export function currencyOverride(
  mode: PageData['mode'],
  session: Pick<KeyValueStorage, 'getItem'>,
): string | undefined {
  const currency = mode === 'development' ? (session.getItem('currency')?.toUpperCase() ?? '') : '';
  return CURRENCY.test(currency) ? currency : undefined;
}

/**
 * A test override of the endpoint of the lobby API, development only: a path of this origin, because the page's
 * policy allows no other.
 */
export function lobbyEndpointOverride(
  mode: PageData['mode'],
  session: Pick<KeyValueStorage, 'getItem'>,
): string | undefined {
  const path = mode === 'development' ? (session.getItem('lobbyEndpoint') ?? '') : '';
  return PATH.test(path) ? path : undefined;
}
