import { team, type Competition } from './row.ts';

export const FOOTBALL: readonly Competition[] = [
  {
    id: 'hal', sport: 'football', name: 'Halcyon League', everyMinutes: 60, offsetMinutes: 0,
    teams: [
      team('Aldermoor Rovers', 22, 18), team('Brightwater City', 15, 8), team('Corran United', 4, 12), team('Dunmarsh Athletic', -6, 2),
      team('Eastwick Albion', 10, -4), team('Farrowdale', -12, -6), team('Glasshouse Town', -3, -10), team('Highmere Wanderers', -20, -14),
    ],
  },
  {
    id: 'mer', sport: 'football', name: 'Meridian Division', everyMinutes: 90, offsetMinutes: 25,
    teams: [
      team('Atlético Solana', 18, 14), team('Real Cordera', 20, 6), team('Deportivo Almarez', 2, 10), team('Racing Valderra', 6, -6),
      team('Unión Tresmares', -4, 4), team('Puerto Claro', -8, -4), team('Sierra Nocturna', -14, 2), team('Club Levantía', -10, -16),
    ],
  },
  {
    id: 'cop', sport: 'football', name: 'Copperline Cup', everyMinutes: 90, offsetMinutes: 55,
    teams: [
      team('SV Kupferberg', 16, 16), team('Lindenau 04', 12, 6), team('Eintracht Moorhafen', 8, 2), team('FC Steinach', 0, 6),
      team('Blau-Weiss Ahrental', -2, -8), team('Viktoria Osterfeld', -10, 0), team('TuS Grauwacke', -12, -8), team('Union Silbertal', -16, -12),
    ],
  },
];
