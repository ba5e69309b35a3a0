import { earlyPart } from '@foyer/platform';

/** Pictures of the pots, for every brand. */
export const emblems = earlyPart(() => import('./emblems.ts'));
