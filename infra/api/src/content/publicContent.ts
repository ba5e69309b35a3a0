import type { PublicContent } from '@foyer/market/public-content';
import type { LiveContent } from './liveContent.ts';

/** The settings of a brand that its pages contain. */
export function publicContentOf({ brand, sections, tag }: LiveContent): PublicContent {
  return {
    brand: brand.id,
    tag,
    features: sections.features,
    flags: sections.flags,
    abTests: sections.experiments,
    themes: sections.themes,
  };
}
