import type { GameRow } from './row.ts';

export const northlight: readonly GameRow[] = [
  { id: 'whaler-no-more', name: 'Whaler No More', studio: 'northlight', engine: 'slot', model: 'ways-243', releasedOn: '2025-06-18', popularity: 512, categories: ['sea', 'north'] },
  { id: 'aurora-post', name: 'Aurora Post', studio: 'northlight', engine: 'slot', model: 'lines-20', releasedOn: '2025-08-04', popularity: 545, categories: ['north'] },
  { id: 'the-quiet-fjord', name: 'The Quiet Fjord', studio: 'northlight', engine: 'slot', model: 'lines-10', releasedOn: '2023-10-13', popularity: 346, categories: ['sea', 'north'] },
  { id: 'seven-below', name: 'Seven Below', studio: 'northlight', engine: 'slot', model: 'three-reel', releasedOn: '2025-01-24', popularity: 717, categories: ['classic', 'north'] },
  { id: 'bear-on-the-ice', name: 'Bear on the Ice', studio: 'northlight', engine: 'slot', model: 'lines-25', releasedOn: '2026-08-19', popularity: 285, categories: ['animals', 'north'] },
  { id: 'longship-ledger', name: 'Longship Ledger', studio: 'northlight', engine: 'slot', model: 'lines-20-rising', releasedOn: '2024-02-09', popularity: 607, categories: ['myth', 'sea'] },
  { id: 'midnight-sauna', name: 'Midnight Sauna', studio: 'northlight', engine: 'slot', model: 'lines-40', releasedOn: '2026-01-18', popularity: 838, categories: ['north'] },
  { id: 'polar-telegraph', name: 'Polar Telegraph', studio: 'northlight', engine: 'slot', model: 'changing-ways-6', releasedOn: '2023-01-05', popularity: 527, categories: ['north', 'machines'] },
  { id: 'salt-and-starlight', name: 'Salt & Starlight', studio: 'northlight', engine: 'slot', model: 'ways-1024', releasedOn: '2023-12-01', popularity: 557, categories: ['sea', 'north'] },
];
