import type { MiniGameRule } from '@foyer/market/engagement-rules';

/** A wheel with one free play a day: points, a reward of the operator, or nothing. */
export function miniGameOf(change: Partial<MiniGameRule> = {}): MiniGameRule {
  return {
    id: 'wheel',
    name: 'miniGame.daily-wheel.name',
    description: 'miniGame.daily-wheel.description',
    kind: 'wheel',
    prizes: [
      { id: 'points', parts: 5_000, reward: { kind: 'points', points: 10 }, stock: null },
      { id: 'cash', parts: 2_000, reward: { kind: 'offer', offer: 'mission-reward' }, stock: null },
      { id: 'nothing', parts: 3_000, reward: { kind: 'none' }, stock: null },
    ],
    plays: 1_000,
    free: { count: 1, period: 'day' },
    price: null,
    sources: [],
    keptDays: 14,
    dailyLimit: 20,
    activeFrom: null,
    activeTill: null,
    minLevel: null,
    ...change,
  };
}
