import { team, type Competition } from './row.ts';

export const TENNIS: readonly Competition[] = [
  {
    id: 'sal',
    sport: 'tennis',
    name: 'Saltgrass Open',
    everyMinutes: 60,
    offsetMinutes: 5,
    teams: [
      team('M. Halvorsen', 18, 14),
      team('T. Okonjo', 14, 10),
      team('L. Castellane', 8, 10),
      team('D. Marchetti', 6, 2),
      team('P. Rautio', 0, 4),
      team('J. Vancastel', -6, 0),
      team('S. Ivarsson', -8, -8),
      team('K. Brandeis', -14, -12),
    ],
  },
  {
    id: 'cit',
    sport: 'tennis',
    name: 'Citadel Masters',
    everyMinutes: 75,
    offsetMinutes: 35,
    teams: [
      team('A. Nakagami', 16, 14),
      team('E. Sørlie', 14, 8),
      team('C. Dubreuil', 6, 8),
      team('V. Petrauskas', 4, 2),
      team('R. Almeira', 2, -2),
      team('N. Tamm', -4, -4),
      team('O. Lindqvist', -8, -6),
      team('F. Moravec', -14, -10),
    ],
  },
];
