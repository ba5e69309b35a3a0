import type { GameRow } from './row.ts';

export const emberwick: readonly GameRow[] = [
  { id: 'ember-hollow', name: 'Ember Hollow', studio: 'emberwick', engine: 'slot', model: 'lines-20', releasedOn: '2023-07-23', popularity: 448, categories: ['folklore', 'fire'] },
  { id: 'the-tinder-king', name: 'The Tinder King', studio: 'emberwick', engine: 'slot', model: 'lines-25', releasedOn: '2025-02-12', popularity: 158, categories: ['folklore', 'fire'] },
  { id: 'wolf-and-wick', name: 'Wolf & Wick', studio: 'emberwick', engine: 'slot', model: 'lines-20-rising', releasedOn: '2024-06-18', popularity: 337, categories: ['folklore', 'animals'] },
  { id: 'three-coals', name: 'Three Coals', studio: 'emberwick', engine: 'slot', model: 'three-reel', releasedOn: '2023-11-15', popularity: 793, categories: ['classic', 'fire'] },
  { id: 'grandmothers-kiln', name: 'Grandmother’s Kiln', studio: 'emberwick', engine: 'slot', model: 'lines-10', releasedOn: '2024-09-20', popularity: 783, categories: ['folklore'] },
  { id: 'the-bramble-court', name: 'The Bramble Court', studio: 'emberwick', engine: 'slot', model: 'ways-243', releasedOn: '2026-10-31', popularity: 912, categories: ['folklore', 'nature'] },
  { id: 'goose-at-the-gate', name: 'Goose at the Gate', studio: 'emberwick', engine: 'slot', model: 'lines-40', releasedOn: '2023-11-27', popularity: 221, categories: ['folklore', 'animals'] },
  { id: 'saint-ash', name: 'Saint Ash', studio: 'emberwick', engine: 'slot', model: 'ways-1024', releasedOn: '2022-10-25', popularity: 139, categories: ['folklore', 'fire'] },
  { id: 'the-miller-and-the-devil', name: 'The Miller and the Devil', studio: 'emberwick', engine: 'slot', model: 'changing-ways-6', releasedOn: '2024-12-24', popularity: 128, categories: ['folklore'] },
];
