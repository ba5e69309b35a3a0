import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieHeader, readCookie } from '@foyer/runtime';
import type { PublicOrigin } from '../realm/origins.ts';
import type { Services } from '../services.ts';
import { BANK_LOGIN_SECONDS, type BankLogin } from '../store/bankLogins.ts';

interface Browser {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: PublicOrigin;
}

/**
 * The unfinished bank login that this browser started, identified by its cookie only, never by an address.
 */
export function bankLoginOf({
  request,
  site,
  services,
}: Pick<Browser, 'request' | 'site'> & { readonly services: Services }): Promise<BankLogin | undefined> {
  return services.bankLogins.find(site.brand, readCookie(request, cookieName(site)));
}

export function rememberBankLogin(browser: Browser, secret: string): void {
  setCookie(browser, secret, BANK_LOGIN_SECONDS);
}

export function forgetBankLogin(browser: Browser): void {
  setCookie(browser, '', 0);
}

function setCookie({ response, site }: Browser, value: string, seconds: number): void {
  const isSecure = site.origin.startsWith('https:');
  // Lax, because the return from the bank is a navigation that another site starts
  response.setHeader(
    'set-cookie',
    cookieHeader(cookieName(site), value, {
      path: isSecure ? '/' : `/realms/${site.brand}`,
      maxAge: seconds,
      secure: isSecure,
      sameSite: 'lax',
    }),
  );
}

function cookieName({ brand, origin }: PublicOrigin): string {
  return `${origin.startsWith('https:') ? '__Host-' : ''}${brand}_bank_login`;
}
