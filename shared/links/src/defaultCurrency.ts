/** True if a query contains exactly `setDefaultCurrency=true` (requirements/routes#query-parameters). */
export function isDefaultCurrencyForced(query: string): boolean {
  return new URLSearchParams(query).get('setDefaultCurrency') === 'true';
}
