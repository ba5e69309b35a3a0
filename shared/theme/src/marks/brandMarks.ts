import type { BrandId } from '../tokens.ts';
import { auroraIcon, auroraSign, auroraWordMark } from './aurora.ts';
import { caravelIcon, caravelSign, caravelWordMark } from './caravel.ts';
import { quetzalIcon, quetzalSign, quetzalWordMark } from './quetzal.ts';
import type { Mark } from './svg.ts';
import { tuliIcon, tuliSign, tuliWordMark } from './tuli.ts';
import { zephyraIcon, zephyraSign, zephyraWordMark } from './zephyra.ts';

/**
 * Drawn marks of a brand: the wordmark, the symbol, and the symbol on its own background for small square
 * icons.
 */
export interface BrandMarks {
  readonly wordMark: Mark;
  readonly sign: Mark;
  readonly icon: Mark;
}

export const BRAND_MARKS: Readonly<Record<BrandId, BrandMarks>> = {
  aurora: { wordMark: auroraWordMark, sign: auroraSign, icon: auroraIcon },
  tuli: { wordMark: tuliWordMark, sign: tuliSign, icon: tuliIcon },
  caravel: { wordMark: caravelWordMark, sign: caravelSign, icon: caravelIcon },
  zephyra: { wordMark: zephyraWordMark, sign: zephyraSign, icon: zephyraIcon },
  quetzal: { wordMark: quetzalWordMark, sign: quetzalSign, icon: quetzalIcon },
};
