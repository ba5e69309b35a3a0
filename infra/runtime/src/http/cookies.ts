import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** The undecoded value of a cookie, the first one of duplicates; undefined when it was not sent. */
export function readCookie({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  return parseCookie(headers.cookie ?? '', { decode: (value) => value })[name];
}

export interface CookieOptions {
  readonly path: string;
  /** Lifetime in seconds; 0 deletes the cookie. */
  readonly maxAge: number;
  /** Sent over HTTPS only. */
  readonly secure: boolean;
  /** `strict`: not sent with requests that other sites start; `lax`: sent when following a link. */
  readonly sameSite: 'strict' | 'lax';
}

/** `set-cookie` header of a cookie that is host-only and unreadable for scripts. */
export function cookieHeader(name: string, value: string, options: CookieOptions): string {
  return stringifySetCookie({ name, value, httpOnly: true, ...options });
}
