import type { Feature, Market } from '@foyer/market';

/** Overrides that a developer set for this browser; read on pages in development mode only. */
export interface FlagOverrides {
  readonly features: Readonly<Record<string, boolean>>;
  readonly variations: Readonly<Record<string, string>>;
}

export const NO_OVERRIDES: FlagOverrides = { features: {}, variations: {} };

/**
 * requirements/validation#feature-flags: feature overrides are accepted only for known features. A licence
 * requirement cannot be overridden.
 */
export function decideFeature(market: Market, overrides: FlagOverrides, feature: Feature): boolean {
  return market.requires(feature) || (overrides.features[feature] ?? market.has(feature));
}
