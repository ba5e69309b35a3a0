import { earlyPart } from '../../../../features/early-part/earlyPart.ts';

/** Pictures of the pots, for every brand. */
export const emblems = earlyPart(() => import('./emblems.ts'));
