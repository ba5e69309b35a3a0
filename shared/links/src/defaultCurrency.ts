/** requirements/routes#query-parameters: `setDefaultCurrency=true` in a query, and nothing but the exact word. */
export function isDefaultCurrencyForced(query: string): boolean {
  return new URLSearchParams(query).get('setDefaultCurrency') === 'true';
}
