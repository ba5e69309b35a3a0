import { changingHeights } from '../heights.ts';
import type { SlotModel } from '../model.ts';

export const changingWays5: SlotModel = {
  id: 'changing-ways-5',
  stakeCoins: 20,
  evaluation: {
    kind: 'ways',
    heights: changingHeights(5, [
      [2, 5],
      [3, 7],
      [4, 5],
      [5, 3],
    ]),
  },
  strips: {
    base: [
      'MNCSNMKBALNDMCKDMKNDLNKCMLBNKLMDLNKLDMANBCL',
      'DLNCLDBWNMLNDBLKNBKCLKCNAMCKMDKSDMNLMNLMKANM',
      'MANLBKNSAMDLMCNDKNMWNLKBDLNCKMCKNLDMLDKNMCBL',
      'KCWLMNLCSDNKALNDMAKMBKCMNCDNLDKLDBNLMNBMLKNM',
      'CKMNSMKDCLKMLKBNLDNCMLDNLAMNDMKNBLNDKBNCMLA',
    ],
    free: [
      'NACMLADKMNLKNBLMNCLSNKDNLDBMKCDMNKMBCLMNKD',
      'MNBSMNDKLMKCMNDBLNAMLNMCKNAWLKDCNDBWCKDLMNLK',
      'CDMWLNKLNMCNMKBDNLKNBMKCNMLSKANLADMBLDKCDMWN',
      'DNKDAMNBMNCADLMCKSNLMCLNDMBLNMWNMKLBCKDNKWLK',
      'DNLKMLNMLCDBNAKMNDKBMACLNKDLSNMCNLMKDMNCKB',
    ],
  },
  pays: {
    A: [0, 5, 32, 100, 370],
    B: [0, 0, 18, 60, 270],
    C: [0, 0, 12, 38, 120],
    D: [0, 0, 10, 24, 95],
    K: [0, 0, 5, 14, 50],
    L: [0, 0, 4, 10, 38],
    M: [0, 0, 2, 7, 32],
    N: [0, 0, 2, 6, 28],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 40, 200, 1000],
  freeSpins: { awards: [0, 0, 8, 12, 16], multiplier: { start: 2, step: 0, maximum: 2 }, maximumSpins: 60 },
};
