import type { PageData } from '@foyer/kernel/page-data';
import { isDefaultCurrencyForced } from '@foyer/links';
import { marketOf, type Market, type MarketData } from '@foyer/market';
import { importWithRetry } from '../../lib/importWithRetry.ts';

export interface MarketOverrides {
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
}

/**
 * Resolved once for the life of the page, including its address (requirements/routes#query-parameters).
 * The overrides replace the visitor's country and currency.
 */
export function marketOfPage(
  page: PageData,
  data: MarketData,
  search: string,
  { country, currency }: MarketOverrides,
): Market {
  const resolved = marketOf(data, {
    country: country ?? page.ipCountry,
    toggles: page.features?.toggles,
    subDivision: page.subDivision ?? undefined,
    isDefaultCurrencyForced: isDefaultCurrencyForced(search),
  });
  return currency === undefined ? resolved : Object.freeze({ ...resolved, currency });
}

/** The data that the gateway sent; pages of an older gateway use the market data of this release. */
export async function marketDataOfPage(page: PageData): Promise<MarketData> {
  const { market, protection } = page;
  // the gateway wrote it from the same types
  if (market && protection) return { ...market, protection } as MarketData;
  return (await importWithRetry(() => import('./builtInMarketData.ts'))).builtInMarketData(page);
}
