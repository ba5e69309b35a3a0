import { earlyPart } from '../early-part/earlyPart.ts';

/** Form and proposals, in a file that no visitor loads. */
export const optInPlayer = earlyPart(() => import('./OptInPlayer.tsx'));
