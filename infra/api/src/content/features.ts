import type { Brand, BrandToggle } from '@foyer/market';

/** The toggles of a brand for rules of the server. */
export interface BrandFeatureReader {
  has(toggle: BrandToggle): boolean;
}

/**
 * Reads the current toggles of a brand. `brand` is the one of the request's context or of `content.of(brand)`:
 * the brands of `@foyer/market` have the compiled toggles only.
 */
export function brandFeatures(brand: Pick<Brand, 'toggles'>): BrandFeatureReader {
  return { has: (toggle) => brand.toggles.includes(toggle) };
}
