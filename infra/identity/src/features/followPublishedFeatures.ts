import { decideFeatures } from '@foyer/market';
import { publishedFeatureSettings } from '@foyer/market/public-content';
import { createContentSource, type ContentSourceOptions } from '@foyer/runtime/content';
import { provideFeatures } from './features.ts';

/** Published features of the brands; the last valid ones while the api is unavailable. */
export interface PublishedFeatures {
  /** Queries the api now instead of at the next poll. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Makes published toggles and variations the source of `brandFeatures` until it is closed. */
export async function followPublishedFeatures(
  options: Omit<ContentSourceOptions, 'file'>,
): Promise<PublishedFeatures> {
  const content = await createContentSource({ ...options, file: 'content.identity.json' });
  const restore = provideFeatures((brand) =>
    decideFeatures(brand, publishedFeatureSettings(content.of(brand))),
  );
  return {
    refresh: content.refresh,
    close() {
      restore();
      return content.close();
    },
  };
}
