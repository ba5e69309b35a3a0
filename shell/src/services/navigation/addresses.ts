import {
  homeHref,
  hrefTo,
  isLocale,
  localisedHref,
  normaliseLocale,
  normalisePath,
  safeRedirect,
  withQuery,
  type Locale,
  type ProductMode,
} from '@foyer/links';
import type { LogoutReason } from '@foyer/contract';
import { requestedMode } from './productMode.ts';

const OLD_VERIFY_EMAIL = '/verifyEmail/'; // requirements/routes#layouts

export interface AddressRules {
  /** Locale of the page, for paths without one. */
  readonly locale: Locale;
  /** Locales of the brand. */
  readonly locales: readonly string[];
  /** The mode whose home page `/` opens. */
  readonly homeMode: ProductMode;
}

/**
 * The canonical form of an address of this site; undefined when it already is canonical. Paths without a
 * locale get the page's; old and non-standard forms are rewritten (requirements/routes#locales-and-links,
 * requirements/routes#layouts).
 */
export function canonicalHref(
  pathname: string,
  search: string,
  { locale, locales, homeMode }: AddressRules,
): string | undefined {
  const path = normalisePath(pathname);
  // requirements/routes#layouts: internal pages are matched without a locale
  if (path.startsWith('/internal/')) return path === pathname ? undefined : `${path}${search}`;
  if (path === OLD_VERIFY_EMAIL) return `${hrefTo(locale, 'verify-email')}${search}`;
  const first = path.split('/')[1] ?? '';
  const asLocale = /^[a-z]{2}(?:[_-][a-z]{2})?$/i.test(first) ? normaliseLocale(first) : undefined;
  // requirements/routes#locales-and-links: a locale that is not in the settings redirects to '/', the
  // localised home page
  if (asLocale !== undefined && !(isLocale(asLocale) && locales.includes(asLocale)))
    return homeHref(locale, homeMode);
  const rest = asLocale === undefined ? path : path.slice(first.length + 1);
  // the lobby is the home page of CASINO mode only
  const isHome = rest === '/' && (asLocale === undefined || requestedMode(search) === 'SPORTS');
  const own = asLocale ?? locale;
  const canonical = isHome ? homeHref(own, homeMode) : localisedHref(own, rest);
  return canonical === pathname ? undefined : `${canonical}${search}`;
}

/**
 * The sign-in page with a return address. Sign-in pages themselves are never a return address
 * (requirements/routes#layouts).
 */
export function signInHref(locale: Locale, pathname: string, search: string): string {
  return withQuery(hrefTo(locale, 'login'), { redir: safeRedirect(`${pathname}${search}`) });
}

/** requirements/routes#product-mode: to /login/ in CASINO mode or /sports/ in SPORTS mode, keeping the current query and adding logoutReason. */
export function logoutHref(
  locale: Locale,
  mode: ProductMode,
  search: string,
  reason: LogoutReason | undefined,
): string {
  const query = Object.fromEntries(new URLSearchParams(search));
  return withQuery(hrefTo(locale, mode === 'SPORTS' ? 'sports' : 'login'), {
    ...query,
    logoutReason: reason,
  });
}
