import type { Services } from '@foyer/contract';
import { hrefTo, landingHref, safeRedirect, withQuery } from '@foyer/links';

/** The sign-in page by the header's button, with the way back to where it was pressed. // spec §2.3: autoSignIn=1 */
export function signInHref({ locale, navigation }: Services): string {
  const { pathname, search } = navigation.current();
  const here = safeRedirect(`${pathname}${search}`);
  return withQuery(hrefTo(locale, 'login'), {
    autoSignIn: '1',
    redir: here === hrefTo(locale, 'lobby') || pathname === '/' ? undefined : here,
  });
}

/** Home for who can be signed in again, the landing page of the locale for everybody else. // spec §2.3 */
export function logoHref({ locale, page }: Services, isHome: boolean): string {
  const setting = page.locales.find((candidate) => candidate.locale === locale);
  return isHome || setting === undefined ? hrefTo(locale, 'lobby') : landingHref(setting);
}

/** The lobby in casino mode. // spec §2.4 */
export function casinoHref({ locale }: Services): string {
  return withQuery(hrefTo(locale, 'lobby'), { productMode: 'casino' });
}
