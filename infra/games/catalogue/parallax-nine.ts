import type { GameRow } from './row.ts';

export const parallaxNine: readonly GameRow[] = [
  { id: 'vector-nine', name: 'Vector Nine', studio: 'parallax-nine', engine: 'slot', model: 'ways-243', releasedOn: '2026-10-05', popularity: 178, categories: ['space', 'neon'] },
  { id: 'null-island', name: 'Null Island', studio: 'parallax-nine', engine: 'slot', model: 'lines-20-rising', releasedOn: '2022-12-12', popularity: 891, categories: ['neon'] },
  { id: 'glasshouse-orbit', name: 'Glasshouse Orbit', studio: 'parallax-nine', engine: 'slot', model: 'lines-25', releasedOn: '2023-06-12', popularity: 809, categories: ['space', 'nature'] },
  { id: 'three-body-bar', name: 'Three Body Bar', studio: 'parallax-nine', engine: 'slot', model: 'three-reel', releasedOn: '2023-04-05', popularity: 697, categories: ['classic', 'space'] },
  { id: 'isometric-heart', name: 'Isometric Heart', studio: 'parallax-nine', engine: 'slot', model: 'lines-20', releasedOn: '2024-08-27', popularity: 827, categories: ['neon'] },
  { id: 'signal-lost', name: 'Signal Lost', studio: 'parallax-nine', engine: 'slot', model: 'changing-ways-6', releasedOn: '2024-04-25', popularity: 691, categories: ['space'] },
  { id: 'the-soft-machine', name: 'The Soft Machine', studio: 'parallax-nine', engine: 'slot', model: 'lines-40', releasedOn: '2026-11-04', popularity: 628, categories: ['neon', 'machines'] },
  { id: 'comet-courier', name: 'Comet Courier', studio: 'parallax-nine', engine: 'slot', model: 'lines-10', releasedOn: '2023-02-11', popularity: 590, categories: ['space'] },
  { id: 'prism-break', name: 'Prism Break', studio: 'parallax-nine', engine: 'slot', model: 'changing-ways-5', releasedOn: '2024-02-05', popularity: 211, categories: ['neon'] },
];
