/** Query parameters of the filters. */
export const FILTER_NAMES = ['q', 'studio', 'feature', 'volatility', 'rtp', 'sort'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** True if an address contains filters; their content is parsed where they are applied. */
export function hasFilters(search: string): boolean {
  const query = new URLSearchParams(search);
  return FILTER_NAMES.some((name) => query.has(name));
}
