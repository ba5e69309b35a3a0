import { BRANDS, type BrandId } from '@foyer/market';
import { ENGAGEMENT_SECTIONS, type EngagementSection } from '@foyer/market/engagement-rules';
import type { Content } from '../content/contentReader.ts';

/**
 * The live rules of all brands, for the engagement service.
 * @param known - tag of the answer that the caller has; without a change only the tag is returned
 */
export function publishedRules(
  content: Pick<Content, 'of'>,
  known: string,
): { readonly tag: string; readonly brands: readonly object[] | null } {
  const tag = BRANDS.map((brand) => content.of(brand).tag).join('.');
  return { tag, brands: tag === known ? null : BRANDS.map((brand) => rulesOf(content, brand)) };
}

function rulesOf(content: Pick<Content, 'of'>, brand: BrandId): object {
  const { sections, versions } = content.of(brand);
  const ofEach = (value: (section: EngagementSection) => unknown) =>
    Object.fromEntries(ENGAGEMENT_SECTIONS.map((section) => [section, value(section)]));
  return {
    brand,
    versions: ofEach((section) => versions[section] ?? 0),
    ...ofEach((section) => sections[section]),
  };
}
