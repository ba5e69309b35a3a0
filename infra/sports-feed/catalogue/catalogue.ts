import { AMERICAN_FOOTBALL } from './americanFootball.ts';
import { BASKETBALL } from './basketball.ts';
import { ESPORTS } from './esports.ts';
import { FOOTBALL } from './football.ts';
import { HANDBALL } from './handball.ts';
import { ICE_HOCKEY } from './iceHockey.ts';
import type { Competition } from './row.ts';
import { TENNIS } from './tennis.ts';
import { VOLLEYBALL } from './volleyball.ts';

/** All competitions, in the order in which sports are offered. Names are fictional. */
export const CATALOGUE: readonly Competition[] = [
  ...FOOTBALL,
  ...ICE_HOCKEY,
  ...BASKETBALL,
  ...TENNIS,
  ...VOLLEYBALL,
  ...HANDBALL,
  ...AMERICAN_FOOTBALL,
  ...ESPORTS,
];
