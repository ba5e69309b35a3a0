import { THREE_ROW_LINES } from '../lines.ts';
import type { SlotModel } from '../model.ts';

export const lines20: SlotModel = {
  id: 'lines-20',
  stakeCoins: 20,
  evaluation: { kind: 'lines', rows: 3, lines: THREE_ROW_LINES.slice(0, 20) },
  strips: {
    base: [
      'MNLCMNWMDCALKNMBLNKDBNAKDCMDLSKL',
      'MKNCMSCLNCMWNKDLNAKNLMDLBALKBMDKB',
      'WNMKAMNKDCNALDNLSNKMDLKDLCBNLMBWMC',
      'SLNCMKNLMNCABMNLMBKDLBDCNADKMDKLNW',
      'CDMNDMLKWLCKNLBMNDMLNSKLMBKANCADNB',
    ],
    free: [
      'WKMLDMANDMCNLKNLKBNCBAMDBSDWLKNCML',
      'KMLSKMLBWNDMLCABLCKNMKNWMABNDCKDNL',
      'MBDWMNLMKNDAWLKBLCNDCABKNMCNSLMDKL',
      'KCMABNMLDMCNDLNKBCDWBSLMKNDALKWMNL',
      'MCLNMKANBMNLMNDCKLSDBKWLCDMNKBWADL',
    ],
  },
  pays: {
    W: [0, 0, 65, 270, 1100],
    A: [0, 2, 55, 160, 650],
    B: [0, 0, 38, 110, 430],
    C: [0, 0, 26, 80, 270],
    D: [0, 0, 22, 65, 220],
    K: [0, 0, 14, 38, 130],
    L: [0, 0, 11, 32, 110],
    M: [0, 0, 9, 22, 85],
    N: [0, 0, 7, 16, 65],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 40, 200, 1000],
  freeSpins: { awards: [0, 0, 10, 12, 15], multiplier: { start: 3, step: 0, maximum: 3 }, maximumSpins: 60 },
};
