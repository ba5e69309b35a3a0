import type { BrandId } from '@foyer/market';
import { compiledContent } from '../src/content/compiledContent.ts';
import { createLiveContent, type LiveContent } from '../src/content/liveContent.ts';

/** The content of a brand that never published any. */
export function compiledLiveContent(brand: BrandId): LiveContent {
  return createLiveContent(brand, compiledContent(brand), 'compiled');
}
