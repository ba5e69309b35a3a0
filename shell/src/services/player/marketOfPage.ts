import type { PageData } from '@foyer/kernel/page-data';
import { isDefaultCurrencyForced } from '@foyer/links';
import * as market from '@foyer/market';

/**
 * Resolved once for the life of the page, including its address (requirements/routes#query-parameters).
 * The overrides replace the visitor's country and currency.
 */
export function marketOfPage(
  page: PageData,
  search: string,
  { country, currency }: { readonly country?: string | undefined; readonly currency?: string | undefined },
): market.Market {
  const resolved = market.marketOfPage(
    {
      brand: market.isBrandId(page.brand) ? page.brand : market.DEFAULT_BRAND,
      country: country ?? page.ipCountry,
      toggles: page.features?.toggles,
      subDivision: page.subDivision ?? undefined,
      isDefaultCurrencyForced: isDefaultCurrencyForced(search),
    },
    // the gateway wrote it from the same market data
    page.protection as market.Protection | undefined,
  );
  return currency === undefined ? resolved : Object.freeze({ ...resolved, currency });
}
