import { THREE_REEL_LINES } from '../lines.ts';
import type { SlotModel } from '../model.ts';

export const threeReel: SlotModel = {
  id: 'three-reel',
  stakeCoins: 5,
  evaluation: { kind: 'lines', rows: 3, lines: THREE_REEL_LINES },
  strips: {
    base: ['CMLCDKMBKMWLDKMLDMKDMBLMALCKL', 'DLMKLAMLKMDKCDKCMWLBDMCLMKLBM', 'DMKLMDKBMABLCMLKCMDKLMDWKLMCL'],
    free: [],
  },
  pays: {
    W: [0, 0, 500],
    A: [0, 0, 200],
    B: [0, 0, 80],
    C: [0, 0, 40],
    D: [0, 0, 20],
    K: [0, 0, 10],
    L: [0, 0, 7],
    M: [0, 0, 4],
  },
  wildMultiplier: 2,
  scatterPays: [0],
  freeSpins: null,
};
