import type { PageData } from '@foyer/kernel/page-data';

const COUNTRY = /^[A-Z]{2}$/;

/** requirements/routes#query-parameters, for development alone: another country's content. Licence, limits and money are the server's, which does not read it. */
export function countryOverride(search: string, mode: PageData['mode']): string | undefined {
  if (mode !== 'development') return undefined;
  const country = new URLSearchParams(search).get('setCustomVPN')?.toUpperCase() ?? '';
  return COUNTRY.test(country) ? country : undefined;
}
