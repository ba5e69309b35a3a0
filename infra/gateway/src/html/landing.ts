import {
  FALLBACK_LOCALE,
  hrefTo,
  isLocale,
  localisedHref,
  normaliseLocale,
  normalisePath,
  resolveLocale,
  withoutLocale,
  type Locale,
} from '@foyer/links';
import type { Brand } from '@foyer/market';

export type Landing =
  | { readonly kind: 'page'; readonly locale: Locale }
  | { readonly kind: 'redirect'; readonly to: string };

/** Old address of the verification links in emails (requirements/routes#layouts). */
const OLD_VERIFY_EMAIL = '/verifyEmail/';
const MAX_PATH_LENGTH = 2_000;
/** Characters that never occur in our paths and could be read as another origin or a parent folder. */
const SUSPICIOUS = /[\\\s\u0000-\u001f\u007f]|%(?:[01][0-9a-f]|7f|5c|2f|2e)|(?:^|\/)\.\.?(?:\/|$)/i;
const LOCALE_LIKE = /^[a-z]{2}(?:$|[_-])/i;

/**
 * requirements/routes#locales-and-links: the page's locale, or a redirect. Redirects contain only our own
 * paths. `stored` is the locale that the visitor chose earlier; a value that the brand does not offer is
 * ignored.
 */
export function landingOf(brand: Brand, path: string, query: string, stored?: string): Landing {
  if (path.length > MAX_PATH_LENGTH || SUSPICIOUS.test(path)) return { kind: 'redirect', to: '/' };
  const normal = normalisePath(path);
  const first = normal.split('/')[1] ?? '';
  if (LOCALE_LIKE.test(first)) {
    const locale = normaliseLocale(first);
    if (locale === undefined || !isOffered(brand, locale)) return { kind: 'redirect', to: '/' };
    const canonical = canonicalHref(
      locale,
      first.includes('-') ? normal.slice(first.length + 1) : withoutLocale(normal),
    );
    if (canonical !== path) return { kind: 'redirect', to: `${canonical}${query}` };
  } else if (normal !== path && normal !== OLD_VERIFY_EMAIL)
    return { kind: 'redirect', to: `${normal}${query}` };
  const resolved = resolveLocale({
    path: normal,
    query: new URLSearchParams(query),
    stored: stored !== undefined && isOffered(brand, stored) ? stored : undefined,
    defaultLocale: defaultLocale(brand),
  });
  const locale = isOffered(brand, resolved) ? resolved : defaultLocale(brand);
  return normal === OLD_VERIFY_EMAIL
    ? { kind: 'redirect', to: `${hrefTo(locale, 'verify-email')}${query}` }
    : { kind: 'page', locale };
}

/** Removes all leading locales at once: /en/fi/en_US is one redirect. */
function canonicalHref(locale: Locale, rest: string): string {
  const href = localisedHref(locale, rest);
  const again = localisedHref(locale, withoutLocale(href));
  return again === href ? href : canonicalHref(locale, withoutLocale(href));
}

/** requirements/routes#locales-and-links: the one marked isDefault, else en. */
export function defaultLocale(brand: Brand): Locale {
  return brand.locales.find((setting) => setting.isDefault)?.locale ?? FALLBACK_LOCALE;
}

/** A locale of the brand, regardless of the requested one. */
export function offeredLocale(brand: Brand, requested: string | null): Locale {
  return requested !== null && isOffered(brand, requested) ? requested : defaultLocale(brand);
}

function isOffered(brand: Brand, locale: string): locale is Locale {
  return isLocale(locale) && brand.locales.some((setting) => setting.locale === locale);
}
