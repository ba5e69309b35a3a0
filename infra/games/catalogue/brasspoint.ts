import type { GameRow } from './row.ts';

export const brasspoint: readonly GameRow[] = [
  { id: 'the-cartographers-debt', name: 'The Cartographer’s Debt', studio: 'brasspoint', engine: 'slot', model: 'lines-25', releasedOn: '2024-11-30', popularity: 332, categories: ['adventure'] },
  { id: 'clockwork-menagerie', name: 'Clockwork Menagerie', studio: 'brasspoint', engine: 'slot', model: 'ways-243', releasedOn: '2026-04-19', popularity: 327, categories: ['machines', 'animals'] },
  { id: 'orrery', name: 'Orrery', studio: 'brasspoint', engine: 'slot', model: 'lines-20-rising', releasedOn: '2025-07-07', popularity: 853, categories: ['machines', 'space'] },
  { id: 'brass-sevens', name: 'Brass Sevens', studio: 'brasspoint', engine: 'slot', model: 'three-reel', releasedOn: '2024-04-21', popularity: 655, categories: ['classic', 'machines'] },
  { id: 'the-deep-bell', name: 'The Deep Bell', studio: 'brasspoint', engine: 'slot', model: 'changing-ways-6', releasedOn: '2025-04-23', popularity: 208, categories: ['sea', 'adventure'] },
  { id: 'night-mail', name: 'Night Mail', studio: 'brasspoint', engine: 'slot', model: 'lines-20', releasedOn: '2026-03-28', popularity: 689, categories: ['machines'] },
  { id: 'powder-and-parchment', name: 'Powder & Parchment', studio: 'brasspoint', engine: 'slot', model: 'lines-10', releasedOn: '2024-01-19', popularity: 108, categories: ['adventure'] },
  { id: 'the-astronomers-attic', name: 'The Astronomer’s Attic', studio: 'brasspoint', engine: 'slot', model: 'ways-1024', releasedOn: '2026-11-10', popularity: 882, categories: ['space'] },
  { id: 'locksmiths-row', name: 'Locksmith’s Row', studio: 'brasspoint', engine: 'slot', model: 'lines-40', releasedOn: '2026-10-03', popularity: 860, categories: ['machines'] },
];
