import type { IncomingMessage } from 'node:http';

/** Host-only, unreadable by scripts, not sent by other sites' pages. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';

export const SESSION_COOKIE = 'foyer_console';
export const DEPARTURE_COOKIE = 'foyer_console_departure';

export function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function cookie(
  name: string,
  value: string,
  { isSecure, seconds }: { readonly isSecure: boolean; readonly seconds: number },
): string {
  return `${name}=${value}; ${ATTRIBUTES}; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;
}
