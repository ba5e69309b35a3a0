import { themeCss } from '@foyer/theme/brand-css';
import type { BrandId } from '@foyer/market';
import type { FontStore } from '../assets/fontStore.ts';

/** Style sheet of each brand, composed once. */
export function createThemeCss(fonts: FontStore): (brand: BrandId) => string {
  const composed = new Map<BrandId, string>();
  return (brand) => {
    const known = composed.get(brand);
    if (known !== undefined) return known;
    const css = themeCss(brand, { fontUrl: fonts.urlOf });
    composed.set(brand, css);
    return css;
  };
}
