import type { Services } from '@foyer/contract';
import { homeHref, hrefTo, landingHref, safeRedirect, withQuery, type ProductMode } from '@foyer/links';

/**
 * The sign-in page that the header's button opens, with the current page as the return address.
 * See requirements/routes#layouts: autoSignIn=1.
 */
export function signInHref({ locale, navigation }: Services): string {
  const { pathname, search } = navigation.current();
  const here = safeRedirect(`${pathname}${search}`);
  return withQuery(hrefTo(locale, 'login'), {
    autoSignIn: '1',
    redir: here === hrefTo(locale, 'lobby') || pathname === '/' ? undefined : here,
  });
}

/**
 * Home when the session can be refreshed, otherwise the landing page of the locale, which opens the same home
 * page; in SPORTS mode the address itself names the sportsbook.
 * See requirements/routes#layouts, requirements/routes#route-list.
 */
export function logoHref({ locale, page }: Services, isHome: boolean, mode: ProductMode): string {
  const setting = page.locales.find((candidate) => candidate.locale === locale);
  return isHome || setting === undefined || mode === 'SPORTS' ? homeHref(locale, mode) : landingHref(setting);
}

/** The lobby in casino mode (requirements/routes#menus-and-live-chat). */
export function casinoHref({ locale }: Services): string {
  return withQuery(hrefTo(locale, 'lobby'), { productMode: 'casino' });
}
