import { team, type Competition } from './row.ts';

export const BASKETBALL: readonly Competition[] = [
  {
    id: 'lan',
    sport: 'basketball',
    name: 'Lanternway League',
    everyMinutes: 90,
    offsetMinutes: 15,
    teams: [
      team('Harbour Lanterns', 4, 3),
      team('Quarry Hill', 3, 2),
      team('Mill Street Giants', 2, 3),
      team('Orchard Park', 2, -1),
      team('Southgate Kites', -1, 1),
      team('Ferry Road', -2, -1),
      team('Bell Tower', -3, -2),
      team('Canal Yard', -4, -4),
    ],
  },
  {
    id: 'del',
    sport: 'basketball',
    name: 'Delta Conference',
    everyMinutes: 90,
    offsetMinutes: 60,
    teams: [
      team('Žalgarija', 5, 3),
      team('KK Modra Reka', 3, 3),
      team('Delta Corsairs', 3, 0),
      team('Porto Grande', 1, 1),
      team('Alba Marina', -1, 0),
      team('BC Ostrovia', -2, 1),
      team('Lagoon Herons', -2, -3),
      team('Valle Aurea', -5, -3),
    ],
  },
];
