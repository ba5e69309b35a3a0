import type { ProductMode } from '@foyer/links';

export const PRODUCT_MODE_DAYS = 7; // requirements/constants#cookies

/** The mode that a query requests; undefined for other values. */
export function requestedMode(search: string): ProductMode | undefined {
  return parseMode(new URLSearchParams(search).get('productMode')?.toUpperCase());
}

/**
 * The mode that a page and its query select; undefined where neither does. SPORTS takes precedence: the
 * sportsbook page or the query, then the casino pages or the query (requirements/routes#product-mode).
 */
export function selectedMode(
  page: ProductMode | undefined,
  requested: ProductMode | undefined,
): ProductMode | undefined {
  return requested === 'SPORTS' ? requested : (page ?? requested);
}

/** A stored mode; undefined when it is not valid. */
export function parseMode(value: string | undefined): ProductMode | undefined {
  return value === 'CASINO' || value === 'SPORTS' ? value : undefined;
}
