import { brands } from './brands/brands.ts';
import { resolveMarket } from './resolveMarket.ts';
import type { BrandId } from './brand.ts';
import type { BrandToggle, Feature } from './licences/licenceFeatures.ts';
import { localVariation, type LocalFlag, type LocalVariation } from './localFlags.ts';

/** Settings of a brand's features as data: toggles that are on, and chosen variations of local flags. */
export interface FeatureSettings {
  readonly toggles: readonly BrandToggle[];
  readonly variations: Readonly<Partial<Record<LocalFlag, string>>>;
}

/** Feature decisions for one brand. */
export interface BrandFeatures {
  has(feature: Feature): boolean;
  variation<Flag extends LocalFlag>(flag: Flag): LocalVariation<Flag>;
  readonly settings: FeatureSettings;
}

/** The settings that are part of the market data. */
export function featureSettingsOf(brand: BrandId): FeatureSettings {
  return { toggles: brands[brand].toggles, variations: brands[brand].variations ?? {} };
}

/**
 * Decides a brand's features by settings. Features of its licence and operator do not depend on them, so a
 * requirement of the licence stays on.
 */
export function decideFeatures(
  brand: BrandId,
  settings: FeatureSettings = featureSettingsOf(brand),
): BrandFeatures {
  const market = resolveMarket({ brand, toggles: settings.toggles });
  return {
    has: (feature) => market.has(feature),
    variation: (flag) => localVariation(flag, settings.variations[flag]),
    settings,
  };
}
