import { team, type Competition } from './row.ts';

export const ESPORTS: readonly Competition[] = [
  {
    id: 'iro',
    sport: 'esports',
    name: 'Ironvault Circuit',
    everyMinutes: 90,
    offsetMinutes: 0,
    teams: [
      team('Nullpoint', 12, 10),
      team('Grey Herald', 10, 4),
      team('Seven Moths', 6, 6),
      team('Cold Harbour', 2, 2),
      team('Paperclip', 0, -4),
      team('Low Orbit', -4, -2),
      team('Static Bloom', -8, -6),
      team('Tin Choir', -10, -12),
    ],
  },
  {
    id: 'neo',
    sport: 'esports',
    name: 'Neon Harbour Series',
    everyMinutes: 90,
    offsetMinutes: 45,
    teams: [
      team('Kitsune Works', 12, 8),
      team('Vermilion', 8, 8),
      team('Mirrorball', 6, 2),
      team('Afterglow', 2, 0),
      team('Half Past Nine', -2, 0),
      team('Quiet Hours', -4, -4),
      team('Sleepwalkers', -8, -4),
      team('Odd Socks', -12, -10),
    ],
  },
];
