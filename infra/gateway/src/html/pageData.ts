import type { PageData, PageSettings } from '@foyer/kernel/page-data';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { languageName, type Locale } from '@foyer/links';
import { operators } from '@foyer/market';
import type { PublicContent } from '@foyer/market/public-content';
import type { FoyerSettings } from '@foyer/runtime';
import type { RequestContext } from '../context.ts';

const DEFAULT_THEME = 'theme1'; // requirements/entities#theme-settings Theme settings
const CLIENT_ID = 'app'; // requirements/interfaces#identity-server

/** Contains nothing of a player: identical for all requests with the same brand, locale and country. */
export function pageDataOf(
  context: RequestContext,
  locale: Locale,
  releases: ReleaseSet,
  page: {
    gamesOrigin: string;
    mode: FoyerSettings['mode'];
    timingsPercent: number;
    protection: NonNullable<PageData['protection']>;
    now: number;
    releaseKey: string | undefined;
    content: PublicContent;
    contentPreviewUntil: number | undefined;
    errorReporting: PageData['errorReporting'];
  },
): PageData {
  const { brand } = context;
  return {
    brand: brand.id,
    siteTitle: brand.title,
    license: brand.licence,
    operator: brand.operator,
    layout: brand.layout,
    ...pageSettingsOf(page.content),
    automaticAcceptedCookiesCountries: brand.automaticAcceptedCookiesCountries,
    locale,
    locales: brand.locales.map((setting) => ({
      ...setting,
      pathPrefix: setting.locale,
      label: languageName(
        setting.locale,
        brand.locales.map(({ locale: one }) => one),
      ),
    })),
    ipCountry: context.country,
    subDivision: context.subDivision ?? null,
    authentication: {
      integration: brand.authentication,
      authority: `${context.origin}/realms/${brand.id}`,
      clientId: CLIENT_ID,
    },
    gamesOrigin: page.gamesOrigin,
    serverTime: page.now,
    mode: page.mode,
    timingsPercent: page.timingsPercent,
    ...(page.errorReporting && { errorReporting: page.errorReporting }),
    ...(page.contentPreviewUntil !== undefined && {
      contentPreview: { until: new Date(page.contentPreviewUntil).toISOString() },
    }),
    protection: page.protection,
    market: { brand, operator: operators[brand.operator] },
    releases,
    ...(page.releaseKey !== undefined && { releaseKey: page.releaseKey }),
  };
}

/** The part of the page data that follows the content of the brand while the page is open. */
export function pageSettingsOf({ features, flags, abTests, tag }: PublicContent): PageSettings {
  return {
    theme: flags['theme'] ?? DEFAULT_THEME,
    abTests,
    features: {
      toggles: Object.keys(features).filter((toggle) => features[toggle]),
      variations: flags,
    },
    contentTag: tag,
  };
}
