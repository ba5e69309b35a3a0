import type { LevelAnswer, PointsAnswer } from '@foyer/kernel/engagement';

export const POINTS: PointsAnswer = {
  balance: 1_250,
  earned: 1_500,
  earning: [{ product: 'casino', points: 1, perMinor: 100, currency: 'EUR' }],
  moneyValue: { points: 100, amountMinor: 100, currency: 'EUR' },
  expiresAt: null,
  history: [
    {
      id: 'b',
      at: '2026-11-21T11:00:00.000Z',
      amount: 50,
      reason: 'mission',
      subject: 'First rounds',
      balance: 1_250,
    },
  ],
  next: 7,
  version: 1,
};

export const LEVEL: LevelAnswer = {
  level: 3,
  name: 'Gold',
  earned: 1_500,
  next: { level: 4, name: 'Platinum', missing: 1_000 },
  levels: [
    { level: 3, name: 'Gold', points: 500, reward: null },
    { level: 4, name: 'Platinum', points: 2_500, reward: { kind: 'points', points: 25 } },
  ],
  version: 1,
};
