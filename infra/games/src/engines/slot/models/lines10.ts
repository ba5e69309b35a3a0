import { THREE_ROW_LINES } from '../lines.ts';
import type { SlotModel } from '../model.ts';

export const lines10: SlotModel = {
  id: 'lines-10',
  stakeCoins: 10,
  evaluation: { kind: 'lines', rows: 3, lines: THREE_ROW_LINES.slice(0, 10) },
  strips: {
    base: [
      'KMDLKDMCBSABCLABKMLKDMLCMKLMD',
      'MDAKBSLCKLMDLMKLDMCBMCWKCLKMDA',
      'MLKCLKMDAMCWBKMLBMLCKDAMLDSLBKD',
      'LKMDLKMBKLDMLBMCSALMBKACMDKCDWC',
      'LMDLMABMCDMCLKCLSWMBDKLAKBLCKMD',
    ],
    free: [
      'DKABDKALMKLDKMLDSCBKCMALCMLBM',
      'KDLKCBMDKLBMACWMLCSKDCKLWBMADML',
      'KLDKBDCMKLMCLKMDWBLABLKCAMLWSMD',
      'BMLKACSBKCWMDBCMLKMWCADLKDLMKLD',
      'ABCDBKLDCMKBLMKAWMLKSLDMCLDALCM',
    ],
  },
  pays: {
    A: [0, 7, 60, 220, 1500],
    B: [0, 4, 38, 110, 550],
    C: [0, 0, 22, 75, 300],
    D: [0, 0, 14, 45, 150],
    K: [0, 0, 7, 22, 90],
    L: [0, 0, 6, 18, 75],
    M: [0, 0, 5, 14, 60],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 30, 100, 1000],
  freeSpins: { awards: [0, 0, 10, 12, 15], multiplier: { start: 3, step: 0, maximum: 3 }, maximumSpins: 60 },
};
