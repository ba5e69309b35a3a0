import type { MiniGame, MiniGamesAnswer, Play } from '@foyer/kernel/mini-games';

const HASH = 'ab'.repeat(32);

/** A wheel with one free play. */
export function miniGameOf(id: string, change: Partial<MiniGame> = {}): MiniGame {
  return {
    id,
    name: `Game ${id}`,
    description: 'One free play a day.',
    kind: 'wheel',
    prizes: [
      {
        id: 'points',
        parts: 6_000,
        reward: { kind: 'points', points: 10, value: { amountMinor: 10, currency: 'EUR' } },
        left: null,
      },
      {
        id: 'cash',
        parts: 250,
        reward: { kind: 'reward', offer: 'cash', rewardType: 'MoneyDrop', amount: 200, currency: 'EUR' },
        left: 12,
      },
      { id: 'nothing', parts: 3_750, reward: { kind: 'none' }, left: null },
    ],
    terms: HASH,
    commitment: HASH,
    free: { left: 1, count: 1, period: 'day', nextAt: '2026-11-29T00:00:00.000Z' },
    granted: [],
    price: null,
    daily: { limit: 3, played: 0, nextAt: '2026-11-29T00:00:00.000Z' },
    left: 900,
    minLevel: null,
    activeTill: null,
    sources: [],
    canPlay: true,
    refusal: null,
    ...change,
  };
}

export function miniGamesOf(
  games: readonly MiniGame[],
  change: Partial<MiniGamesAnswer> = {},
): MiniGamesAnswer {
  return { games: [...games], balance: 500, blocks: [], version: 1, ...change };
}

/** A play of a game that won points. */
export function playOf(gameId: string, change: Partial<Play> = {}): Play {
  return {
    id: '7e5c2f0e-3b0a-4b5e-9d77-000000000001',
    gameId,
    name: `Game ${gameId}`,
    kind: 'wheel',
    prizeId: 'points',
    reward: { kind: 'points', points: 10, value: { amountMinor: 10, currency: 'EUR' } },
    source: 'free',
    points: 0,
    at: '2026-11-28T11:00:00.000Z',
    delivery: 'SENT',
    draw: { prizes: 'list\n', terms: HASH, commitment: HASH, seed: HASH, number: 1_234 },
    ...change,
  };
}
