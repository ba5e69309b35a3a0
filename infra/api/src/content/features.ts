import type { Brand, BrandToggle } from '@foyer/market';

/** The toggles of a brand for rules of the server. */
export interface BrandFeatureReader {
  has(toggle: BrandToggle): boolean;
}

/**
 * Reads the current toggles of a brand. `brand` comes from the request's context or from `content.of(brand)`;
 * the brands of `@foyer/market` have only the compiled toggles.
 */
export function brandFeatures(brand: Pick<Brand, 'toggles'>): BrandFeatureReader {
  return { has: (toggle) => brand.toggles.includes(toggle) };
}
