import type { Services } from '@foyer/contract';
import { hrefTo, landingHref, safeRedirect, withQuery } from '@foyer/links';

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
 * Home when the session can be refreshed, otherwise the landing page of the locale.
 * See requirements/routes#layouts.
 */
export function logoHref({ locale, page }: Services, isHome: boolean): string {
  const setting = page.locales.find((candidate) => candidate.locale === locale);
  return isHome || setting === undefined ? hrefTo(locale, 'lobby') : landingHref(setting);
}

/** The lobby in casino mode (requirements/routes#menus-and-live-chat). */
export function casinoHref({ locale }: Services): string {
  return withQuery(hrefTo(locale, 'lobby'), { productMode: 'casino' });
}
