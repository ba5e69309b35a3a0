import { useZonedDates, type DateFormats } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';

/** Formats times of bets in the licence's time zone on every device, as on all histories (ADR 0267). */
export function useBetDates(): DateFormats {
  return useZonedDates(useMarket().licence.timeZone);
}
