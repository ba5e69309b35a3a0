import type { GameRow } from './row.ts';

export const saltmarsh: readonly GameRow[] = [
  { id: 'lemon-pier', name: 'Lemon Pier', studio: 'saltmarsh', engine: 'slot', model: 'three-reel', releasedOn: '2025-04-11', popularity: 380, categories: ['classic', 'fruit'] },
  { id: 'punnet', name: 'Punnet', studio: 'saltmarsh', engine: 'slot', model: 'lines-10', releasedOn: '2024-12-31', popularity: 581, categories: ['fruit'] },
  { id: 'the-crab-orchestra', name: 'The Crab Orchestra', studio: 'saltmarsh', engine: 'slot', model: 'lines-20', releasedOn: '2025-03-24', popularity: 678, categories: ['sea', 'animals'] },
  { id: 'ice-cream-weather', name: 'Ice Cream Weather', studio: 'saltmarsh', engine: 'slot', model: 'lines-40', releasedOn: '2024-01-26', popularity: 181, categories: ['seaside', 'sweets'] },
  { id: 'tidepool-tea-party', name: 'Tidepool Tea Party', studio: 'saltmarsh', engine: 'slot', model: 'ways-243', releasedOn: '2025-08-24', popularity: 245, categories: ['sea'] },
  { id: 'postcard-summer', name: 'Postcard Summer', studio: 'saltmarsh', engine: 'slot', model: 'lines-25', releasedOn: '2026-10-17', popularity: 156, categories: ['seaside'] },
  { id: 'melon-money', name: 'Melon Money', studio: 'saltmarsh', engine: 'slot', model: 'changing-ways-5', releasedOn: '2026-02-16', popularity: 149, categories: ['fruit'] },
  { id: 'the-seagull-took-it', name: 'The Seagull Took It', studio: 'saltmarsh', engine: 'slot', model: 'lines-20-rising', releasedOn: '2024-01-10', popularity: 937, categories: ['seaside', 'animals'] },
  { id: 'marmalade-express', name: 'Marmalade Express', studio: 'saltmarsh', engine: 'slot', model: 'ways-1024', releasedOn: '2023-08-04', popularity: 496, categories: ['fruit', 'machines'] },
];
