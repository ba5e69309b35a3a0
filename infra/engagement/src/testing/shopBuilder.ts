import type { ShopItemRule } from '@foyer/market/engagement-rules';

/** An item of 100 points without conditions. */
export function itemOf(change: Partial<ShopItemRule> = {}): ShopItemRule {
  return {
    id: 'cash',
    name: 'shop.money-2.name',
    description: 'shop.money-2.description',
    price: 100,
    offer: 'mission-reward',
    pool: null,
    limit: null,
    activeTill: null,
    minLevel: null,
    ...change,
  };
}
