import { decideFeatures, type BrandFeatures, type BrandId } from '@foyer/market';

export type FeatureSource = (brand: BrandId) => BrandFeatures;

let source: FeatureSource = (brand) => decideFeatures(brand);

/**
 * The only module of identity that reads the features of a brand. Decisions are read with each call, so a
 * published change applies to the next request.
 */
export function brandFeatures(brand: BrandId): BrandFeatures {
  return source(brand);
}

/** Replaces the source of the decisions, for example by published content; the returned function restores the earlier one. */
export function provideFeatures(next: FeatureSource): () => void {
  const earlier = source;
  source = next;
  return () => {
    source = earlier;
  };
}
