import type { PageData } from '@foyer/kernel/page-data';
import { DEFAULT_BRAND, isBrandId, marketDataOf, type MarketData, type Protection } from '@foyer/market';

/** The market data of this release of the shell; a strict protection is always sent by the gateway. */
export function builtInMarketData({ brand, protection }: PageData): MarketData {
  const data = marketDataOf(isBrandId(brand) ? brand : DEFAULT_BRAND);
  return { ...data, ...(protection && { protection: protection as Protection }) };
}
