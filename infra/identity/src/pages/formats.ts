import { formattingTag } from '@foyer/links';
import { formatMoney, money } from '@foyer/money';
import type { Scene } from './scene.ts';

/** Formats an amount of minor units in the reader's language. */
export function moneyText(scene: Pick<Scene, 'language'>, minor: number, currency: string): string {
  return formatMoney(money(minor, currency), scene.language);
}

/**
 * Short date and time with seconds, as on all pages of a player, in the time zone of the licence. It names the zone, because
 * the server does not know that of the device (ADR 0301).
 */
export function dateAndTime(scene: Scene, at: number): string {
  return new Intl.DateTimeFormat(formattingTag(scene.locale, scene.market.brand.homeCountry), {
    dateStyle: 'short',
    timeStyle: 'long',
    timeZone: scene.market.licence.timeZone,
  }).format(at);
}

/** Local time in the time zone of the licence, for example "14:35". */
export function timeOfDay(scene: Scene, at: number): string {
  return new Intl.DateTimeFormat(formattingTag(scene.locale, scene.market.brand.homeCountry), {
    timeStyle: 'short',
    timeZone: scene.market.licence.timeZone,
  }).format(at);
}

/** The country's name in the reader's language. @param code - ISO 3166-1 alpha-2 */
export function countryName(scene: Scene, code = scene.market.country): string {
  return new Intl.DisplayNames([scene.language], { type: 'region' }).of(code) ?? code;
}
