import type { PageData } from '@foyer/kernel/page-data';
import { isDefaultCurrencyForced } from '@foyer/links';
import { DEFAULT_BRAND, isBrandId, resolveMarket, stricterMode, type Market } from '@foyer/market';

/**
 * Resolved once for the life of the page, including its address (requirements/routes#query-parameters).
 * The overrides replace the visitor's country and currency.
 */
export function marketOfPage(
  page: PageData,
  search: string,
  { country, currency }: { readonly country?: string | undefined; readonly currency?: string | undefined },
): Market {
  const market = resolveMarket({
    brand: isBrandId(page.brand) ? page.brand : DEFAULT_BRAND,
    country: country ?? page.ipCountry,
    toggles: page.features?.toggles,
    subDivision: page.subDivision ?? undefined,
    protectionMode: stricterMode(page.protectionMode),
    isDefaultCurrencyForced: isDefaultCurrencyForced(search),
  });
  return currency === undefined ? market : Object.freeze({ ...market, currency });
}
