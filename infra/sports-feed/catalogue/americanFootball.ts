import { ranked, type Competition } from './row.ts';

export const AMERICAN_FOOTBALL: readonly Competition[] = [
  {
    id: 'gri',
    sport: 'american-football',
    name: 'Gridiron Union',
    country: 'US',
    everyMinutes: 360,
    offsetMinutes: 40,
    teams: ranked(14, [
      'Cascade Timbermen',
      'Santa Rosa Condors',
      'Lakeshore Ironsides',
      'Dixie River Kings',
      'Bluegrass Stallions',
      'Harbor City Pilots',
      'High Plains Bison',
      'Motor Valley Pistons',
    ]),
  },
  {
    id: 'rhe',
    sport: 'american-football',
    name: 'Rhine Bowl',
    country: 'DE',
    everyMinutes: 360,
    offsetMinutes: 160,
    teams: ranked(14, [
      'Rhein Barons',
      'Elbe Lightning',
      'Wien Imperials',
      'Danube Dragoons',
      'Spree Bears',
      'Neckar Monarchs',
      'Alster Sharks',
      'Isar Rangers',
    ]),
  },
];
