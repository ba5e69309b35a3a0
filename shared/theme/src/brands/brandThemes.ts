import type { BrandId, BrandTheme } from '../tokens.ts';
import { aurora } from './aurora.ts';
import { caravel } from './caravel.ts';
import { quetzal } from './quetzal.ts';
import { tuli } from './tuli.ts';
import { zephyra } from './zephyra.ts';

/** Character by brand. A new brand needs one file and one line here. */
export const BRAND_THEMES: Readonly<Record<BrandId, BrandTheme>> = {
  aurora,
  tuli,
  caravel,
  zephyra,
  quetzal,
};
