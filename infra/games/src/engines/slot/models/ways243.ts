import { fixedHeights } from '../heights.ts';
import type { SlotModel } from '../model.ts';

export const ways243: SlotModel = {
  id: 'ways-243',
  stakeCoins: 25,
  evaluation: { kind: 'ways', heights: fixedHeights(5, 3) },
  strips: {
    base: [
      'BLNKMLKDNMSLNACMDLBKLCDKMNBDCMANMKN',
      'LKADWNMLNKABKMDNCMBDKLMDKNMCLSMNLCN',
      'MLDNLMBDKSAKBLCMNKLMDNLWCMAKCNDMNKBN',
      'NKDAMCNMLKNBDCNMLKBDKMNKLNSLDMLACWM',
      'BDKMLDMBNKLDKMNLAMLNCKBNASNMCDMCLKN',
    ],
    free: [
      'LCMNKBANMANDKLCDNMDCKMLKNBMLNBLKSD',
      'CLBKDLAWMKNMDLKDSNKMDBNKMCLNCLNWMNA',
      'KCNSKMNDLBWNKBWAMNCDLKNLAKMDLMDNBMCL',
      'LNKDLMDNKWMBKCDNBKNLKAMLNASDWCMNLCM',
      'LDCKNMDLKNMBNLAKDNBDCMKLSCMBNKALMN',
    ],
  },
  pays: {
    A: [0, 0, 34, 120, 600],
    B: [0, 0, 30, 90, 360],
    C: [0, 0, 24, 60, 240],
    D: [0, 0, 18, 45, 180],
    K: [0, 0, 7, 18, 70],
    L: [0, 0, 7, 18, 60],
    M: [0, 0, 5, 12, 50],
    N: [0, 0, 4, 12, 36],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 50, 250, 1250],
  freeSpins: { awards: [0, 0, 10, 12, 15], multiplier: { start: 3, step: 0, maximum: 3 }, maximumSpins: 60 },
};
