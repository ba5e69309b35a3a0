/** The parameters under which filters stand in an address. */
export const FILTER_NAMES = ['q', 'studio', 'feature', 'volatility', 'rtp', 'sort'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Whether an address says anything about filters; what exactly is read by what applies them. */
export function asksToFilter(search: string): boolean {
  const query = new URLSearchParams(search);
  return FILTER_NAMES.some((name) => query.has(name));
}
