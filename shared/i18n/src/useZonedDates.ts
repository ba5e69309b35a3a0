import { useIntl } from 'react-intl';
import { useDates, type DateFormats } from './useDates.ts';

/**
 * Formats dates in a time zone, for example that of the licence, which defines the days of limits and
 * histories. The zone is shown where the device has another time. `timeZone` is an IANA name.
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
    deadline: (at) => intl.formatDate(at, { dateStyle: 'short', timeStyle: 'long', timeZone }),
    day: (at) => intl.formatDate(at, { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
    time: (at) => named(intl.formatTime(at, { timeStyle: 'short', timeZone }), dates.time(at), at),
    ago: dates.ago,
  };
}
