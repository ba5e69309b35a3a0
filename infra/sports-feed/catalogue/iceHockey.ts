import { team, type Competition } from './row.ts';

export const ICE_HOCKEY: readonly Competition[] = [
  {
    id: 'fro',
    sport: 'ice-hockey',
    name: 'Frostbelt League',
    everyMinutes: 110,
    offsetMinutes: 10,
    teams: [
      team('Karhula Wolves', 14, 12),
      team('Pohjola Lynx', 12, 4),
      team('Sarvisalo Kings', 4, 8),
      team('Jäämeri', 6, -4),
      team('Lumijärvi', -2, 2),
      team('Tunturi Hawks', -6, -2),
      team('Revontuli', -8, -8),
      team('Hallavaara', -14, -10),
    ],
  },
  {
    id: 'pol',
    sport: 'ice-hockey',
    name: 'Polar Trophy',
    everyMinutes: 110,
    offsetMinutes: 65,
    teams: [
      team('Bouclier de Fermont', 12, 10),
      team('Nordet de Chibou', 10, 2),
      team('Thunder Narrows', 2, 10),
      team('Whitefish Bay', 4, -2),
      team('Castors de Laurier', -4, 2),
      team('Portage Ironmen', -4, -6),
      team('Sable Island', -10, -2),
      team('Kettle Rapids', -12, -10),
    ],
  },
];
