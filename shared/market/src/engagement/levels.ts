import type { EarningRule } from './earningRules.ts';
import type { LevelRule } from './levelRules.ts';

/** Delivered levels of every brand, until staff publish others. */
export const LEVELS: readonly LevelRule[] = [
  { level: 1, name: 'level.1', points: 0, reward: null },
  { level: 2, name: 'level.2', points: 100, reward: { kind: 'points', points: 25 } },
  { level: 3, name: 'level.3', points: 500, reward: { kind: 'offer', offer: 'mission-reward' } },
  { level: 4, name: 'level.4', points: 2_500, reward: { kind: 'offer', offer: 'level-up' } },
  { level: 5, name: 'level.5', points: 10_000, reward: { kind: 'offer', offer: 'level-up' } },
];

/** Delivered earning rates: 1 point for each euro staked in the casino, for each two euros on sports. */
export const EARNING: readonly EarningRule[] = [
  { product: 'casino', points: 1, perCents: 100 },
  { product: 'sportsbook', points: 1, perCents: 200 },
];
