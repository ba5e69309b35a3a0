import { describe, expect, it } from '@jest/globals';
import { itemOf } from '../testing/shopBuilder.ts';
import { nextStartOf, periodAt, purchaseRefusal, type Buyer } from './canBuy.ts';
import type { ShopItemRule } from '@foyer/market/engagement-rules';

const NOW = Date.UTC(2026, 10, 28, 12); // a Saturday
const BUYER: Buyer = { isBlocked: false, level: 1, balance: 100, bought: 0, left: null, now: NOW };

describe('refusal of a purchase', () => {
  it.each<[string | undefined, Partial<ShopItemRule>, Partial<Buyer>]>([
    [undefined, {}, {}],
    ['NOT_ELIGIBLE', {}, { isBlocked: true }],
    ['PRODUCT_BLOCKED', {}, { isProductBlocked: true }],
    ['ENDED', { activeTill: new Date(NOW).toISOString() }, {}],
    [undefined, { activeTill: new Date(NOW + 1).toISOString() }, {}],
    ['CONDITION', { minLevel: 2 }, {}],
    [undefined, { minLevel: 1 }, {}],
    ['POOL_EMPTY', { pool: 1 }, { left: 0 }],
    [undefined, { pool: 1 }, { left: 1 }],
    ['MAX_BOUGHT', { limit: { count: 1, period: 'ever' } }, { bought: 1 }],
    ['PURCHASE_LIMITATION', { limit: { count: 1, period: 'week' } }, { bought: 1 }],
    [undefined, { limit: { count: 2, period: 'week' } }, { bought: 1 }],
    ['NO_BALANCE', {}, { balance: 99 }],
  ])('is %s: %#', (refusal, item, buyer) => {
    expect(purchaseRefusal(itemOf(item), { ...BUYER, ...buyer })).toBe(refusal);
  });

  it('names the end of an item before missing points', () => {
    const item = itemOf({ activeTill: new Date(NOW).toISOString(), minLevel: 2 });
    expect(purchaseRefusal(item, { ...BUYER, balance: 0 })).toBe('ENDED');
    expect(purchaseRefusal(item, { ...BUYER, balance: 0, isBlocked: true })).toBe('NOT_ELIGIBLE');
  });
});

describe('start of scheduled items', () => {
  const at = (ms: number) => itemOf({ activeFrom: new Date(NOW + ms).toISOString() });

  it('is the earliest that is still to come', () => {
    expect(nextStartOf([itemOf(), at(-1), at(9_000), at(5_000)], NOW)).toBe(
      new Date(NOW + 5_000).toISOString(),
    );
  });

  it('is null without an item that is not offered yet', () => {
    expect(nextStartOf([itemOf(), at(0)], NOW)).toBeNull();
  });
});

describe('period of a limit', () => {
  it.each([
    ['day', Date.UTC(2026, 10, 28), Date.UTC(2026, 10, 29)],
    ['week', Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 30)],
    ['month', Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1)],
    ['ever', 0, null],
  ] as const)('%s', (period, startsAt, endsAt) => {
    expect(periodAt(period, NOW)).toEqual({ startsAt, endsAt });
  });

  it('starts a week on Monday', () => {
    expect(periodAt('week', Date.UTC(2026, 10, 23)).startsAt).toBe(Date.UTC(2026, 10, 23));
    expect(periodAt('week', Date.UTC(2026, 10, 23) - 1).startsAt).toBe(Date.UTC(2026, 10, 16));
  });
});
