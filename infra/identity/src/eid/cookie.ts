import { cookieHeader, readCookie } from '@foyer/runtime';
import type { RealmVisit } from '../realm/realmVisit.ts';
import { EID_LOGIN_SECONDS } from '../store/eidLogins.ts';

type Browser = Pick<RealmVisit, 'request' | 'response' | 'site'>;

/** The secret of this browser's logins by e-ID. */
export function eidBrowser({ request, site }: Pick<Browser, 'request' | 'site'>): string | undefined {
  const value = readCookie(request, cookieName(site));
  return value === '' ? undefined : value;
}

export function rememberEidBrowser(
  { response, site }: Pick<Browser, 'response' | 'site'>,
  secret: string,
): void {
  const isSecure = site.origin.startsWith('https:');
  // Lax, because the return from the provider is a navigation that another site starts
  response.setHeader(
    'set-cookie',
    cookieHeader(cookieName(site), secret, {
      path: isSecure ? '/' : `/realms/${site.brand}`,
      maxAge: EID_LOGIN_SECONDS,
      secure: isSecure,
      sameSite: 'lax',
    }),
  );
}

function cookieName({ brand, origin }: Browser['site']): string {
  return `${origin.startsWith('https:') ? '__Host-' : ''}${brand}_eid_login`;
}
