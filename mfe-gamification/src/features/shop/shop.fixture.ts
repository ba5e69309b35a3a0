import type { Purchase, ShopAnswer, ShopItem } from '@foyer/kernel/rewards-shop';

/** An item of cash for 200 points that the player can buy. */
export function itemOf(id: string, change: Partial<ShopItem> = {}): ShopItem {
  return {
    id,
    name: `Item ${id}`,
    description: 'Paid to your balance.',
    type: 'Money',
    reward: { offer: 'shop-money', amount: 200, currency: 'EUR' },
    price: 200,
    priceValue: { amountMinor: 200, currency: 'EUR' },
    left: null,
    limit: null,
    activeTill: null,
    minLevel: null,
    canBuy: true,
    refusal: null,
    availableAt: null,
    ...change,
  };
}

/** The shop for a player with 500 points. */
export function shopOf(items: readonly ShopItem[], change: Partial<ShopAnswer> = {}): ShopAnswer {
  return {
    items: [...items],
    balance: 500,
    balanceValue: { amountMinor: 500, currency: 'EUR' },
    blocks: [],
    version: 1,
    ...change,
  };
}

/** A delivered purchase of an item. */
export function purchaseOf(itemId: string, change: Partial<Purchase> = {}): Purchase {
  return {
    id: '7e5c2f0e-3b0a-4b5e-9d77-000000000001',
    itemId,
    name: `Item ${itemId}`,
    price: 200,
    priceValue: { amountMinor: 200, currency: 'EUR' },
    at: '2026-11-28T11:00:00.000Z',
    delivery: 'SENT',
    ...change,
  };
}
