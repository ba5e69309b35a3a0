import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocale, messagesLocale, normaliseLocale, type TranslatedLocale } from '@foyer/links';
import { cookieHeader, readCookie } from '@foyer/runtime';
import { defaultLocaleOf } from '../realm/realmVisit.ts';
import type { PublicOrigin } from '../realm/origins.ts';
import { chooseLocale } from './messages.ts';

const SECONDS_A_DAY = 86_400;

/**
 * The language of a page: of the sign-in that requests it, else of the browser's last sign-in. Pages outside a sign-in,
 * such as that of an expired one, would otherwise follow the browser and not the site that the player came from.
 *
 * @param requested - `ui_locales` of the sign-in or of the address
 */
export function pageLanguage(
  request: Pick<IncomingMessage, 'headers'>,
  { brand }: Pick<PublicOrigin, 'brand'>,
  requested: unknown,
): TranslatedLocale {
  return chooseLocale(
    [
      typeof requested === 'string' ? shownLanguage(requested) : undefined,
      readCookie(request, cookieName(brand)),
      request.headers['accept-language'],
    ],
    defaultLocaleOf(brand),
  );
}

/** The site shows English in a locale without translations, so its sign-in does, too. */
function shownLanguage(requested: string): string {
  const locale = normaliseLocale(requested);
  return locale !== undefined && isLocale(locale) ? messagesLocale(locale) : requested;
}

/** Stores the language of a sign-in for pages outside it. */
export function rememberLanguage(
  request: Pick<IncomingMessage, 'headers'>,
  response: Pick<ServerResponse, 'appendHeader'>,
  { brand, origin }: PublicOrigin,
  locale: TranslatedLocale,
): void {
  if (readCookie(request, cookieName(brand)) === locale) return;
  response.appendHeader(
    'set-cookie',
    cookieHeader(cookieName(brand), locale, {
      path: `/realms/${brand}`,
      maxAge: SECONDS_A_DAY,
      secure: origin.startsWith('https:'),
      sameSite: 'lax',
    }),
  );
}

function cookieName(brand: PublicOrigin['brand']): string {
  return `${brand}_sign_in_language`;
}
