import { useIntl } from 'react-intl';
import { useDates, type DateFormats } from './useDates.ts';

/**
 * Dates of what is counted by the days of a time zone, as histories are by the licence's: written in that zone, and with its name
 * where the player's device shows another time. `timeZone` is an IANA name.
 */
export function useZonedDates(timeZone: string): DateFormats {
  const intl = useIntl();
  const dates = useDates();
  const named = (there: string, here: string, at: number | Date): string => {
    if (there === here) return there;
    const zone = intl
      .formatDateToParts(at, { timeZone, timeZoneName: 'short' })
      .find(({ type }) => type === 'timeZoneName');
    return zone ? `${there} ${zone.value}` : there;
  };
  return {
    date: (at) => intl.formatDate(at, { dateStyle: 'short', timeZone }),
    dateTime: (at) =>
      named(
        intl.formatDate(at, { dateStyle: 'short', timeStyle: 'medium', timeZone }),
        dates.dateTime(at),
        at,
      ),
    time: (at) => named(intl.formatTime(at, { timeStyle: 'short', timeZone }), dates.time(at), at),
    ago: dates.ago,
  };
}
