import type { PageData } from '@foyer/kernel/page-data';
import { brands, type BrandId } from '@foyer/market';

/** Creates the page data that the gateway inlines into a page of the brand. */
export function fakePageData(id: BrandId, locale: string): PageData {
  const brand = brands[id];
  return {
    brand: id,
    siteTitle: brand.title,
    license: brand.licence,
    operator: brand.operator,
    layout: brand.layout,
    theme: 'theme1',
    abTests: brand.abTests,
    automaticAcceptedCookiesCountries: brand.automaticAcceptedCookiesCountries,
    locale,
    locales: brand.locales.map((setting) => ({
      ...setting,
      pathPrefix: setting.locale,
      label: setting.locale,
    })),
    ipCountry: brand.homeCountry,
    subDivision: null,
    authentication: {
      integration: brand.authentication,
      authority: `http://${id}.test/realms/${id}`,
      clientId: 'app',
    },
    gamesOrigin: 'http://games.test',
    serverTime: Date.UTC(2026, 10, 21, 12),
    mode: 'development',
    timingsPercent: 100,
    releases: { version: 1, issuedAt: '2026-11-21T12:00:00.000Z', apps: [] },
  };
}
