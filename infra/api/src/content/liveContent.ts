import { isLocale, messagesLocale, normaliseLocale, type TranslatedLocale } from '@foyer/links';
import { BRAND_TOGGLES, brands, type Brand, type BrandId } from '@foyer/market';
import type { ContentBodies, ContentSection } from '@foyer/market/content';
import { compiledContent } from './compiledContent.ts';
import { compiledTextOf } from './texts.ts';

/** The content of a brand as one reader sees it: live, or with the drafts of a staff preview. */
export interface LiveContent {
  /** The brand with its current toggles and A/B tests. */
  readonly brand: Brand;
  readonly sections: ContentBodies;
  /** Changes with every publication of the brand. */
  readonly tag: string;
  /** Number of the live version of each section that was published. */
  readonly versions: Readonly<Partial<Record<ContentSection, number>>>;
  /**
   * The text of a key in the locale: the published one, else the compiled one, then the same in English.
   * Undefined for an unknown key.
   */
  textOf(key: string, locale: string | null | undefined): string | undefined;
  /** The published text of a key in the locale, without compiled ones. */
  publishedTextOf(key: string, locale: string | null | undefined): string | undefined;
}

export function createLiveContent(
  id: BrandId,
  sections: ContentBodies,
  tag: string,
  versions: LiveContent['versions'] = {},
): LiveContent {
  const published = (key: string, locale: TranslatedLocale): string | undefined => {
    const texts = sections[`texts/${locale}`];
    return Object.hasOwn(texts, key) ? texts[key] : undefined;
  };
  return {
    brand: {
      ...brands[id],
      toggles: BRAND_TOGGLES.filter((toggle) => sections.features[toggle]),
      abTests: sections.experiments,
    },
    sections,
    tag,
    versions,
    textOf(key, locale) {
      const known = translatedLocale(locale);
      return (
        published(key, known) ??
        compiledTextOf(key, known) ??
        published(key, 'en') ??
        compiledTextOf(key, 'en')
      );
    },
    publishedTextOf: (key, locale) => published(key, translatedLocale(locale)),
  };
}

/** The content of a brand without publications. */
export function compiledLiveContent(brand: BrandId): LiveContent {
  return createLiveContent(brand, compiledContent(brand), 'compiled');
}

function translatedLocale(locale: string | null | undefined): TranslatedLocale {
  const known = normaliseLocale(locale ?? '');
  return known !== undefined && isLocale(known) ? messagesLocale(known) : 'en';
}
