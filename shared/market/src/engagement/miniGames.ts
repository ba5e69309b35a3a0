import type { BrandId } from '../brand.ts';
import { brands } from '../brands/brands.ts';
import { licences } from '../resolveMarket.ts';
import type { MiniGameRule } from './miniGameRules.ts';

function texts(id: string) {
  return { id, name: `miniGame.${id}.name`, description: `miniGame.${id}.description` };
}

/** Delivered mini-games, until staff publish others. One free play a day, no prize above 5 euros. */
export const MINI_GAMES: readonly MiniGameRule[] = [
  {
    ...texts('daily-wheel'),
    kind: 'wheel',
    prizes: [
      { id: 'points-5', parts: 4_000, reward: { kind: 'points', points: 5 }, stock: null },
      { id: 'points-10', parts: 2_500, reward: { kind: 'points', points: 10 }, stock: null },
      { id: 'nothing', parts: 2_000, reward: { kind: 'none' }, stock: null },
      { id: 'points-25', parts: 1_000, reward: { kind: 'points', points: 25 }, stock: null },
      { id: 'spins-5', parts: 400, reward: { kind: 'offer', offer: 'calendar-spins-5' }, stock: null },
      { id: 'cash-2', parts: 100, reward: { kind: 'offer', offer: 'calendar-money-2' }, stock: 500 },
    ],
    plays: 20_000,
    free: { count: 1, period: 'day' },
    price: null,
    sources: [
      { kind: 'mission', mission: 'three-days', count: 1 },
      { kind: 'level', level: 2, count: 2 },
      { kind: 'level', level: 3, count: 3 },
    ],
    keptDays: 14,
    dailyLimit: 3,
    activeFrom: null,
    activeTill: null,
    minLevel: null,
  },
  {
    ...texts('scratch-card'),
    kind: 'scratch',
    prizes: [
      { id: 'points-20', parts: 5_000, reward: { kind: 'points', points: 20 }, stock: null },
      { id: 'points-50', parts: 2_000, reward: { kind: 'points', points: 50 }, stock: null },
      { id: 'nothing', parts: 2_500, reward: { kind: 'none' }, stock: null },
      { id: 'bonus-5', parts: 500, reward: { kind: 'offer', offer: 'calendar-bonus-5' }, stock: 250 },
    ],
    plays: 4_000,
    free: null,
    price: 40,
    sources: [{ kind: 'mission', mission: 'studio-tour', count: 2 }],
    keptDays: 30,
    dailyLimit: 3,
    activeFrom: null,
    activeTill: null,
    minLevel: null,
  },
  {
    ...texts('gift-box'),
    kind: 'box',
    prizes: [
      { id: 'points-15', parts: 6_000, reward: { kind: 'points', points: 15 }, stock: null },
      { id: 'points-40', parts: 2_500, reward: { kind: 'points', points: 40 }, stock: null },
      { id: 'spins-5', parts: 1_000, reward: { kind: 'offer', offer: 'calendar-spins-5' }, stock: null },
      { id: 'cash-5', parts: 500, reward: { kind: 'offer', offer: 'calendar-money-5' }, stock: 100 },
    ],
    plays: 2_000,
    free: { count: 1, period: 'week' },
    price: null,
    sources: [{ kind: 'calendar', calendar: 'winter', count: 1 }],
    keptDays: 14,
    dailyLimit: 2,
    activeFrom: null,
    activeTill: null,
    minLevel: null,
  },
];

/** The delivered mini-games of a brand; none where its licence has no games of chance as promotions. */
export function deliveredMiniGames(brand: BrandId): readonly MiniGameRule[] {
  return licences[brands[brand].licence].promotion.miniGames === false ? [] : MINI_GAMES;
}
