import type { Locale } from './locales.ts';

const LOCALE_SEGMENT = /^\/[a-z]{2}(?:_[a-z]{2})?(?=\/|$)/i;

/** requirements/routes#locales-and-links: any leading locale segment (two letters, optionally an underscore and two letters) is removed. */
export function withoutLocale(path: string): string {
  const rest = path.replace(LOCALE_SEGMENT, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** requirements/routes#locales-and-links: links always end with a trailing slash before any query string. */
export function withTrailingSlash(href: string): string {
  const cut = href.search(/[?#]/);
  const path = cut === -1 ? href : href.slice(0, cut);
  const rest = cut === -1 ? '' : href.slice(cut);
  return `${path.endsWith('/') ? path : `${path}/`}${rest}`;
}

/** requirements/routes#locales-and-links: `/{locale}/{path}/`; an existing locale segment is replaced. */
export function localisedHref(locale: Locale, href: string): string {
  const bare = withoutLocale(href.startsWith('/') ? href : `/${href}`);
  return withTrailingSlash(bare === '/' ? `/${locale}` : `/${locale}${bare}`);
}

/** requirements/routes#locales-and-links: the default locale lands on '/', any other on '/{pathPrefix}'. */
export function landingHref(setting: { readonly isDefault: boolean; readonly pathPrefix: string }): string {
  return setting.isDefault ? '/' : `/${setting.pathPrefix}`;
}

/** The one form in which paths are compared: single slashes, decoded once, no dot segments, trailing slash (requirements/routes#layouts: retried with the path normalised). */
export function normalisePath(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, '/').replace(/\/\.(?=\/|$)/g, '');
  return withTrailingSlash(collapsed.startsWith('/') ? collapsed : `/${collapsed}`);
}

/** requirements/routes#locales-and-links: prefixes lobby, www and proxy are stripped when the host name is used. */
export function bareHostName(hostName: string): string {
  return hostName.toLowerCase().replace(/^(?:(?:lobby|www|proxy)\.)+/, '');
}

/** requirements/routes#locales-and-links: '{title} | {site title}'. */
export function pageTitle(title: string, siteTitle: string): string {
  return title === '' ? siteTitle : `${title} | ${siteTitle}`;
}
