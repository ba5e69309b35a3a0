import type { GameRow } from './row.ts';

export const oldcourt: readonly GameRow[] = [
  { id: 'oldcourt-roulette', name: 'Oldcourt Roulette', studio: 'oldcourt', engine: 'roulette', model: 'european', releasedOn: '2026-04-02', popularity: 324, categories: ['roulette', 'classic'] },
  { id: 'candlelight-roulette', name: 'Candlelight Roulette', studio: 'oldcourt', engine: 'roulette', model: 'european-low', releasedOn: '2026-09-10', popularity: 223, categories: ['roulette'] },
  { id: 'roulette-royal-quay', name: 'Roulette Royal Quay', studio: 'oldcourt', engine: 'roulette', model: 'european-high', releasedOn: '2023-04-09', popularity: 253, categories: ['roulette'] },
  { id: 'winter-garden-roulette', name: 'Winter Garden Roulette', studio: 'oldcourt', engine: 'roulette', model: 'european', releasedOn: '2026-08-24', popularity: 940, categories: ['roulette', 'nature'] },
  { id: 'pocket-roulette', name: 'Pocket Roulette', studio: 'oldcourt', engine: 'roulette', model: 'european-low', releasedOn: '2026-11-06', popularity: 416, categories: ['roulette'] },
  { id: 'observatory-roulette', name: 'Observatory Roulette', studio: 'oldcourt', engine: 'roulette', model: 'european-high', releasedOn: '2026-10-07', popularity: 266, categories: ['roulette', 'space'] },
];
