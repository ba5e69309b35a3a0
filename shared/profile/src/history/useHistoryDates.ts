import { useLanguage, useZonedDates, type DateFormats } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';

/**
 * Formats dates of histories in the licence's time zone on every device, because periods, limits and
 * statements count its days (ADR 0267).
 */
export function useHistoryDates(): DateFormats {
  return useZonedDates(useMarket().licence.timeZone);
}

/** Name of that time zone as players know it, for example `Central European Time`. */
export function useHistoryZone(): string {
  const { timeZone } = useMarket().licence;
  const zone = new Intl.DateTimeFormat(useLanguage(), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return zone?.value ?? timeZone;
}
