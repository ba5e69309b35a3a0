import type { Locale } from './locales.ts';

const LOCALE_SEGMENT = /^\/[a-z]{2}(?:_[a-z]{2})?(?=\/|$)/i;

/** spec §2.1: any leading locale segment (two letters, optionally an underscore and two letters) is removed. */
export function withoutLocale(path: string): string {
  const rest = path.replace(LOCALE_SEGMENT, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** spec §2.1: links always end with a trailing slash before any query string. */
export function withTrailingSlash(href: string): string {
  const cut = href.search(/[?#]/);
  const path = cut === -1 ? href : href.slice(0, cut);
  const rest = cut === -1 ? '' : href.slice(cut);
  return `${path.endsWith('/') ? path : `${path}/`}${rest}`;
}

/** spec §2.1: `/{locale}/{path}/`; an existing locale segment is replaced. */
export function localisedHref(locale: Locale, href: string): string {
  const bare = withoutLocale(href.startsWith('/') ? href : `/${href}`);
  return withTrailingSlash(bare === '/' ? `/${locale}` : `/${locale}${bare}`);
}

/** spec §2.1: the default locale lands on '/', any other on '/{pathPrefix}'. */
export function landingHref(setting: { readonly isDefault: boolean; readonly pathPrefix: string }): string {
  return setting.isDefault ? '/' : `/${setting.pathPrefix}`;
}

/** The one form in which paths are compared: single slashes, decoded once, no dot segments, trailing slash (spec §2.3: retried with the path normalised). */
export function normalisePath(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, '/').replace(/\/\.(?=\/|$)/g, '');
  return withTrailingSlash(collapsed.startsWith('/') ? collapsed : `/${collapsed}`);
}

/** spec §2.1: prefixes lobby, www and proxy are stripped when the host name is used. */
export function bareHostName(hostName: string): string {
  return hostName.toLowerCase().replace(/^(?:(?:lobby|www|proxy)\.)+/, '');
}

/** spec §2.1: '{title} | {site title}'. */
export function pageTitle(title: string, siteTitle: string): string {
  return title === '' ? siteTitle : `${title} | ${siteTitle}`;
}
