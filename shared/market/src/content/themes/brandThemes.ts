/**
 * Themes that every brand is delivered with; published theme settings replace them.
 * @packageDocumentation
 */
import type { BrandId } from '../../brand.ts';
import type { PublishedThemes, Themes } from '../themeSettings.ts';
import { auroraThemes } from './aurora.ts';
import { caravelThemes } from './caravel.ts';
import { quetzalThemes } from './quetzal.ts';
import { tuliThemes } from './tuli.ts';
import { zephyraThemes } from './zephyra.ts';

/** Delivered themes by brand. */
export const DELIVERED_THEMES: Readonly<Record<BrandId, Themes>> = {
  aurora: auroraThemes,
  tuli: tuliThemes,
  caravel: caravelThemes,
  zephyra: zephyraThemes,
  quetzal: quetzalThemes,
};

/** Returns the themes that a brand shows: published settings, and delivered ones for the other themes. */
export function themesOf(brand: BrandId, published: PublishedThemes = {}): Themes {
  const delivered = DELIVERED_THEMES[brand];
  return {
    theme1: published.theme1 ?? delivered.theme1,
    theme2: published.theme2 ?? delivered.theme2,
    theme3: published.theme3 ?? delivered.theme3,
  };
}
