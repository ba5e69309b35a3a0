import { useIntl } from 'react-intl';

/** Formats the start or end of an offer: date, hours and minutes, in the player's language and time zone. */
export function useDeadlines(): (at: number | Date) => string {
  const intl = useIntl();
  return (at) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}
