import type { Locale } from './locales.ts';

const LOCALE_SEGMENT = /^\/[a-z]{2}(?:_[a-z]{2})?(?=\/|$)/i;

/**
 * Removes a leading locale segment: two letters, optionally an underscore and two letters
 * (requirements/routes#locales-and-links).
 */
export function withoutLocale(path: string): string {
  const rest = path.replace(LOCALE_SEGMENT, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Adds a trailing slash before the query string (requirements/routes#locales-and-links). */
export function withTrailingSlash(href: string): string {
  const cut = href.search(/[?#]/);
  const path = cut === -1 ? href : href.slice(0, cut);
  const rest = cut === -1 ? '' : href.slice(cut);
  return `${path.endsWith('/') ? path : `${path}/`}${rest}`;
}

/**
 * Returns `/{locale}/{path}/`; an existing locale segment is replaced
 * (requirements/routes#locales-and-links).
 */
export function localisedHref(locale: Locale, href: string): string {
  const bare = withoutLocale(href.startsWith('/') ? href : `/${href}`);
  return withTrailingSlash(bare === '/' ? `/${locale}` : `/${locale}${bare}`);
}

/**
 * Returns the home page of a locale: '/' for the default locale, '/{pathPrefix}' for others
 * (requirements/routes#locales-and-links).
 */
export function landingHref(setting: { readonly isDefault: boolean; readonly pathPrefix: string }): string {
  return setting.isDefault ? '/' : `/${setting.pathPrefix}`;
}

/**
 * Canonical form of a path, for comparison: single slashes, decoded once, no dot segments, trailing slash
 * (requirements/routes#layouts).
 */
export function normalisePath(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, '/').replace(/\/\.(?=\/|$)/g, '');
  return withTrailingSlash(collapsed.startsWith('/') ? collapsed : `/${collapsed}`);
}

/** Strips the prefixes lobby, www and proxy from a host name (requirements/routes#locales-and-links). */
export function bareHostName(hostName: string): string {
  return hostName.toLowerCase().replace(/^(?:(?:lobby|www|proxy)\.)+/, '');
}

/**
 * Returns the name of a cookie of the product: `<name>__<host part>`, the first label of the host name without
 * its prefixes (requirements/entities#client-storage).
 */
export function clientCookieName(name: string, hostName: string): string {
  const host = bareHostName(hostName);
  return `${name}__${host.split('.')[0] ?? host}`;
}

/** Returns '{title} | {site title}' (requirements/routes#locales-and-links). */
export function pageTitle(title: string, siteTitle: string): string {
  return title === '' ? siteTitle : `${title} | ${siteTitle}`;
}
