import { THREE_ROW_LINES } from '../lines.ts';
import type { SlotModel } from '../model.ts';

export const lines25: SlotModel = {
  id: 'lines-25',
  stakeCoins: 25,
  evaluation: { kind: 'lines', rows: 3, lines: THREE_ROW_LINES },
  strips: {
    base: [
      'LCNDMBNLSDLKCMBNMDKNAKMCLMNLDKMNAK',
      'KMDLBDMLBCNLAMKDNCDMKNBSMLNKWMCNALN',
      'DMKLNSBKDLNKADWNKLMACLBMDBMNKMCLNCMN',
      'MLDKBCNMLNMKSLNDKNDMWAMCNLKAMCDBNLBK',
      'MWDKMBKLCMNAKMSDNAMBNLMNLCKDNKLBDNLC',
    ],
    free: [
      'AMDLNCBDKNLKMNCMNKABMLNDBKNLDCMKSL',
      'MALNCMKAMBNKDLMWNDCLWNKBLDBLMNKDCSN',
      'MACMNKDMLNKLMBLDBWNKWDLKMBLCNDCNAKSN',
      'NLWDMNACNKWLCMDNMBKLBANLSKBDLKNDMKCM',
      'NCLKNAMBNKAWNMWLBMNKLNMDCMSDLKDCKDLB',
    ],
  },
  pays: {
    A: [0, 2, 70, 280, 1700],
    B: [0, 0, 45, 140, 700],
    C: [0, 0, 34, 110, 450],
    D: [0, 0, 22, 70, 280],
    K: [0, 0, 11, 45, 170],
    L: [0, 0, 11, 34, 140],
    M: [0, 0, 7, 28, 110],
    N: [0, 0, 6, 22, 90],
  },
  wildMultiplier: 2,
  scatterPays: [0, 0, 50, 250, 1250],
  freeSpins: { awards: [0, 0, 7, 10, 15], multiplier: { start: 3, step: 0, maximum: 3 }, maximumSpins: 60 },
};
