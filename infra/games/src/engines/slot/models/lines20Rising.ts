import { THREE_ROW_LINES } from '../lines.ts';
import type { SlotModel } from '../model.ts';

export const lines20Rising: SlotModel = {
  id: 'lines-20-rising',
  stakeCoins: 20,
  evaluation: { kind: 'lines', rows: 3, lines: THREE_ROW_LINES.slice(0, 20) },
  strips: {
    base: [
      'KDNMSKAMBLMBNMDLCKLMNCLMKNCLNKDN',
      'NKMADBKCSLCMNKMLNKLNABNMWLCMDNLKMD',
      'MWKBNMCNLBNLKCDLNKCMKALNMLNDMLSMDK',
      'BKNAMBCDLMCKLWNMSDKCLNAMNKLDNMKLNM',
      'DMNBLMKLCKMBNMLDNMLKCNSKCNMDLAKDNL',
    ],
    free: [
      'NDKLNALNKLNMCSNKDBMALCDMKCMBNMKL',
      'DLCNKWMLNMSLBDLNKWMLNAKMNCMNKDBKCA',
      'LMCLDNAMKWMKNLCNSBNAKCDLNKBMLWDMKN',
      'KDNWDNSLAMLAMNLBKMCNWMCNKLBKCNDKML',
      'DMCNBMNKLBMDLNMDNKLANKCASLCKMDKNL',
    ],
  },
  pays: {
    A: [0, 0, 120, 600, 4750],
    B: [0, 0, 70, 290, 1750],
    C: [0, 0, 45, 140, 700],
    D: [0, 0, 30, 95, 350],
    K: [0, 0, 11, 34, 140],
    L: [0, 0, 9, 30, 120],
    M: [0, 0, 7, 24, 95],
    N: [0, 0, 6, 18, 70],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 40, 200, 2000],
  freeSpins: { awards: [0, 0, 10, 12, 15], multiplier: { start: 1, step: 1, maximum: 10 }, maximumSpins: 50 },
};
