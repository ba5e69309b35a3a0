import { routeOf, type ProductMode, type RouteMatch } from '@foyer/links';

export const PRODUCT_MODE_DAYS = 7; // requirements/constants#cookies

/** requirements/routes#product-mode: the page, then the query, then the stored preference, then casino; always casino while sports are switched off. */
export function productModeOf(
  match: RouteMatch | undefined,
  search: string,
  stored: string | undefined,
  isSportsOff = false,
): ProductMode {
  if (isSportsOff) return 'CASINO';
  const byPage = match && routeOf(match.id).productMode;
  if (byPage) return byPage;
  const requested = new URLSearchParams(search).get('productMode')?.toUpperCase();
  return parse(requested) ?? parse(stored) ?? 'CASINO';
}

function parse(value: string | undefined): ProductMode | undefined {
  return value === 'CASINO' || value === 'SPORTS' ? value : undefined;
}
