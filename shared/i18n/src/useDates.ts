import { useIntl } from 'react-intl';
import { elapsedSince } from './elapsed.ts';

export interface DateFormats {
  /** Short date (requirements/constants#formats). */
  date(at: number | Date): string;
  /** Short date, medium time (requirements/constants#formats). */
  dateTime(at: number | Date): string;
  /**
   * A date and time that decides about money or protection: as `dateTime`, with the short name of its time zone,
   * so that it cannot be read in another one.
   */
  deadline(at: number | Date): string;
  /** Day of the week, day and month, for dates of the next days. */
  day(at: number | Date): string;
  /** Hours and minutes. */
  time(at: number | Date): string;
  /** "5 minutes ago", in the units of requirements/constants#formats. */
  ago(at: number, now: number): string;
}

/** Formats dates as specified, in the player's language and time zone. */
export function useDates(): DateFormats {
  const intl = useIntl();
  return {
    date: (at) => intl.formatDate(at, { dateStyle: 'short' }),
    dateTime: (at) => intl.formatDate(at, { dateStyle: 'short', timeStyle: 'medium' }),
    deadline: (at) => intl.formatDate(at, { dateStyle: 'short', timeStyle: 'long' }),
    day: (at) => intl.formatDate(at, { weekday: 'short', day: 'numeric', month: 'short' }),
    time: (at) => intl.formatTime(at, { timeStyle: 'short' }),
    ago: (at, now) => {
      const { value, unit } = elapsedSince(at, now);
      return intl.formatRelativeTime(-value, unit, { numeric: 'always' });
    },
  };
}
