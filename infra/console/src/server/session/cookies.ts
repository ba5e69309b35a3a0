import { cookieHeader } from '@foyer/runtime';

export const SESSION_COOKIE = 'foyer_console';
export const DEPARTURE_COOKIE = 'foyer_console_departure';

/** Not sent by other sites' pages. */
export function cookie(
  name: string,
  value: string,
  { isSecure, seconds }: { readonly isSecure: boolean; readonly seconds: number },
): string {
  return cookieHeader(name, value, { path: '/', maxAge: seconds, secure: isSecure, sameSite: 'strict' });
}
