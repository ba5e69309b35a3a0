import type { GameRow } from './row.ts';

export const mossgate: readonly GameRow[] = [
  { id: 'toad-parliament', name: 'Toad Parliament', studio: 'mossgate', engine: 'slot', model: 'lines-20', releasedOn: '2024-02-18', popularity: 318, categories: ['animals', 'nature'] },
  { id: 'the-green-jaguar', name: 'The Green Jaguar', studio: 'mossgate', engine: 'slot', model: 'ways-1024', releasedOn: '2023-01-30', popularity: 362, categories: ['animals', 'jungle'] },
  { id: 'orchid-thief', name: 'Orchid Thief', studio: 'mossgate', engine: 'slot', model: 'lines-25', releasedOn: '2022-11-18', popularity: 875, categories: ['nature'] },
  { id: 'mushroom-weather', name: 'Mushroom Weather', studio: 'mossgate', engine: 'slot', model: 'lines-10', releasedOn: '2023-08-13', popularity: 287, categories: ['nature'] },
  { id: 'parrot-in-the-pulpit', name: 'Parrot in the Pulpit', studio: 'mossgate', engine: 'slot', model: 'ways-243', releasedOn: '2026-10-07', popularity: 246, categories: ['animals', 'jungle'] },
  { id: 'temple-of-the-small-hours', name: 'Temple of the Small Hours', studio: 'mossgate', engine: 'slot', model: 'changing-ways-6', releasedOn: '2026-07-06', popularity: 149, categories: ['adventure', 'jungle'] },
  { id: 'rootbound', name: 'Rootbound', studio: 'mossgate', engine: 'slot', model: 'lines-20-rising', releasedOn: '2024-08-20', popularity: 794, categories: ['nature'] },
  { id: 'firefly-three', name: 'Firefly Three', studio: 'mossgate', engine: 'slot', model: 'three-reel', releasedOn: '2025-12-28', popularity: 919, categories: ['classic', 'nature'] },
  { id: 'the-otter-bank', name: 'The Otter Bank', studio: 'mossgate', engine: 'slot', model: 'lines-40', releasedOn: '2026-10-25', popularity: 488, categories: ['animals'] },
];
