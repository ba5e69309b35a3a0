import { team, type Competition } from './row.ts';

export const VOLLEYBALL: readonly Competition[] = [
  {
    id: 'bay',
    sport: 'volleyball',
    name: 'Bayline League',
    everyMinutes: 80,
    offsetMinutes: 20,
    teams: [
      team('Tarvaste', 10, 8),
      team('Rannik', 8, 4),
      team('Meri Tallinna', 4, 6),
      team('Pärnu Tuul', 4, 0),
      team('Võrtsjärv', 0, -2),
      team('Kuressaare Majakas', -4, -2),
      team('Narva Jõgi', -6, -6),
      team('Haapsalu Luik', -8, -10),
    ],
  },
];
