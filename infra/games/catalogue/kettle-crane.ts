import type { GameRow } from './row.ts';

export const kettleCrane: readonly GameRow[] = [
  { id: 'crane-over-water', name: 'Crane over Water', studio: 'kettle-crane', engine: 'slot', model: 'lines-20', releasedOn: '2024-08-28', popularity: 366, categories: ['asia', 'animals'] },
  { id: 'nine-lanterns', name: 'Nine Lanterns', studio: 'kettle-crane', engine: 'slot', model: 'lines-25', releasedOn: '2022-12-11', popularity: 112, categories: ['asia'] },
  { id: 'the-paper-tiger', name: 'The Paper Tiger', studio: 'kettle-crane', engine: 'slot', model: 'ways-243', releasedOn: '2026-10-11', popularity: 292, categories: ['asia', 'animals'] },
  { id: 'teahouse-rain', name: 'Teahouse Rain', studio: 'kettle-crane', engine: 'slot', model: 'lines-10', releasedOn: '2026-11-02', popularity: 160, categories: ['asia'] },
  { id: 'koi-and-cloud', name: 'Koi & Cloud', studio: 'kettle-crane', engine: 'slot', model: 'lines-40', releasedOn: '2024-11-30', popularity: 352, categories: ['asia', 'animals'] },
  { id: 'fox-wedding', name: 'Fox Wedding', studio: 'kettle-crane', engine: 'slot', model: 'lines-20-rising', releasedOn: '2026-09-29', popularity: 544, categories: ['asia', 'folklore'] },
  { id: 'river-of-ink', name: 'River of Ink', studio: 'kettle-crane', engine: 'slot', model: 'changing-ways-6', releasedOn: '2026-11-12', popularity: 480, categories: ['asia'] },
  { id: 'plum-blossom-three', name: 'Plum Blossom Three', studio: 'kettle-crane', engine: 'slot', model: 'three-reel', releasedOn: '2026-09-25', popularity: 318, categories: ['classic', 'asia'] },
  { id: 'the-moon-rabbit', name: 'The Moon Rabbit', studio: 'kettle-crane', engine: 'slot', model: 'changing-ways-5', releasedOn: '2024-08-23', popularity: 771, categories: ['asia', 'myth'] },
];
