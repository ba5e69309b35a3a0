import { isLocale, normaliseLocale, FALLBACK_LOCALE, type Locale } from '@foyer/links';
import type { Brand } from '@foyer/market';
import type { IncomingMessage } from 'node:http';
import { defaultLocale } from './landing.ts';

/** For addresses outside the product: the browser's preferred supported language. */
export function requestLocale(request: IncomingMessage, brand: Brand | undefined): Locale {
  const inPath = (request.url ?? '').split('/')[1] ?? '';
  const requestedLocales = [
    inPath,
    ...(request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''),
  ];
  for (const requested of requestedLocales.slice(0, 10)) {
    const locale = normaliseLocale(requested);
    if (locale !== undefined && isLocale(locale)) return locale;
    const language = locale?.split('_')[0];
    const known = [...(brand?.locales.map((setting) => setting.locale) ?? []), 'et_EE', 'fr_CA'].find(
      (candidate) => language !== undefined && candidate.split('_')[0] === language,
    );
    if (known !== undefined && isLocale(known)) return known;
  }
  return brand ? defaultLocale(brand) : FALLBACK_LOCALE;
}
