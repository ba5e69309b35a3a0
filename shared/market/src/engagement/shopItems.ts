import type { ShopItemRule } from './shopRules.ts';

function texts(id: string) {
  return { id, name: `shop.${id}.name`, description: `shop.${id}.description` };
}

/** Delivered items of every brand, until staff publish others. 100 points are worth one euro; bonus money is cheaper, because it has to be wagered. */
export const SHOP_ITEMS: readonly ShopItemRule[] = [
  {
    ...texts('money-2'),
    offer: 'shop-money-2',
    price: 200,
    pool: null,
    limit: { count: 1, period: 'day' },
    activeTill: null,
    minLevel: null,
  },
  {
    ...texts('money-10'),
    offer: 'shop-money-10',
    price: 1_000,
    pool: null,
    limit: { count: 2, period: 'week' },
    activeTill: null,
    minLevel: 3,
  },
  {
    ...texts('bonus-5'),
    offer: 'shop-bonus-5',
    price: 250,
    pool: null,
    limit: { count: 2, period: 'week' },
    activeTill: null,
    minLevel: null,
  },
  {
    ...texts('spins-10'),
    offer: 'shop-spins-10',
    price: 200,
    pool: null,
    limit: { count: 2, period: 'week' },
    activeTill: null,
    minLevel: null,
  },
  {
    ...texts('bonus-20'),
    offer: 'shop-bonus-20',
    price: 900,
    pool: 500,
    limit: { count: 3, period: 'month' },
    activeTill: null,
    minLevel: 2,
  },
  {
    ...texts('winter-50'),
    offer: 'shop-money-50',
    price: 4_500,
    pool: 25,
    limit: { count: 1, period: 'ever' },
    activeTill: '2027-01-07T00:00:00.000Z',
    minLevel: null,
  },
];
