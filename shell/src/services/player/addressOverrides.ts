import type { PageData } from '@foyer/kernel/page-data';

const COUNTRY = /^[A-Z]{2}$/;

/**
 * requirements/routes#query-parameters, development only: content of another country. Licence, limits and
 * money are decided by the server, which ignores the parameter.
 */
export function countryOverride(search: string, mode: PageData['mode']): string | undefined {
  if (mode !== 'development') return undefined;
  const country = new URLSearchParams(search).get('setCustomVPN')?.toUpperCase() ?? '';
  return COUNTRY.test(country) ? country : undefined;
}
