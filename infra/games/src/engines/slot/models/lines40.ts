import { FOUR_ROW_LINES } from '../lines.ts';
import type { SlotModel } from '../model.ts';

export const lines40: SlotModel = {
  id: 'lines-40',
  stakeCoins: 40,
  evaluation: { kind: 'lines', rows: 4, lines: FOUR_ROW_LINES },
  strips: {
    base: [
      'NDMLCKBBBBKNCKLNMKLMDLSCDNMDCNKMNDMWWWWAAAANLMKL',
      'DMLSNCLKMDNMLCDMWWWWKMAAAANBBBBLDKNMCKNLCMKLNDKN',
      'NCDMKLSMLNCAAAACMNLMKDMKDNBBBBNKDNLKMLKDNLMCWWWW',
      'MBBBBMNKCMKNLKDNLSNDMNDCMLWWWWKAAAALDMKCNLDKCMNL',
      'KWWWWSMDLNCMKLDMNLKDMNDCNKLNBBBBKNMLKMDCNMCLAAAA',
    ],
    free: [
      'NLCMKCDLWWWWWWDNMLAAAAKBBBBKCNMDSKNLMCDLNMKNDLKM',
      'LNMKDMNWWWWWWCNSMBBBBDKNLDKLAAAAKMCNMLCKDLNCLDMK',
      'MNBBBBDLKCLKMNDCKLMKNLDNCAAAAMLKNDSMWWWWWWKNMDCL',
      'WWWWWWLDNCLMDSKNLMKBBBBNDKMNKCNLMCLDKNMAAAACKDLM',
      'MWWWWWWDLCNKCMKDMLCAAAAKMDNLDKMLDKNLSNLKNBBBBMNC',
    ],
  },
  pays: {
    W: [0, 0, 26, 80, 330],
    A: [0, 0, 26, 80, 330],
    B: [0, 0, 20, 50, 200],
    C: [0, 0, 14, 40, 130],
    D: [0, 0, 9, 32, 100],
    K: [0, 0, 7, 16, 50],
    L: [0, 0, 7, 16, 50],
    M: [0, 0, 3, 10, 32],
    N: [0, 0, 4, 10, 32],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 80, 400, 2000],
  freeSpins: { awards: [0, 0, 8, 10, 12], multiplier: { start: 2, step: 0, maximum: 2 }, maximumSpins: 60 },
};
