import { fixedHeights } from '../heights.ts';
import type { SlotModel } from '../model.ts';

export const ways1024: SlotModel = {
  id: 'ways-1024',
  stakeCoins: 40,
  evaluation: { kind: 'ways', heights: fixedHeights(5, 4) },
  strips: {
    base: [
      'LNMDNOMCONBKMBOMLDCKNLKODNBACLOMLKNMSLOCAOKNMKOD',
      'ONDMONDKLCAOMSKLNMLDKAOWLCOLDNOCKMNBCLNBKMBONLOKM',
      'LCMOCDOAMKBNDMLNCONDLCOAMKNMLOKMNLODSKNBLKBNWOMKO',
      'LBNSDACOLKNMKONLODBCDNOKBDMLCMKLWNMKLOMLONAKOCMON',
      'OCLDANDMLNMOBNLOKDMKDNOMNKBLOMBCLOCLKSMNKONCOKAM',
    ],
    free: [
      'DBMKOSLDOLNODALMNOKNMCNKONCOLMOBKMCLMDCANKMLBNK',
      'LMDOLNCLOSBLNOCNOKMNDOADOKMBKMDCMKWMCNBLKANLOWLKN',
      'KMACLONLBMAKWMNLDONDMNLOMDKMWBONSCOLCKMDOLBKONKCN',
      'MOLSNBDNBOKMLKDMNOBDLOWMNCLKOCWMNLMNCKDLNOAKCALOK',
      'DNCMSKLNCBLKOCMDOCNMKNOLMABMLODNOMLNKDNAMOKLBOK',
    ],
  },
  pays: {
    A: [0, 0, 32, 140, 550],
    B: [0, 0, 22, 85, 320],
    C: [0, 0, 16, 55, 160],
    D: [0, 0, 12, 40, 130],
    K: [0, 0, 6, 16, 65],
    L: [0, 0, 5, 12, 55],
    M: [0, 0, 4, 11, 45],
    N: [0, 0, 3, 8, 32],
    O: [0, 0, 3, 8, 32],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 80, 400, 2000],
  freeSpins: { awards: [0, 0, 8, 12, 16], multiplier: { start: 1, step: 1, maximum: 5 }, maximumSpins: 48 },
};
