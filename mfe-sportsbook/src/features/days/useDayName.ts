import { useDates, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { messages } from './dayNames.messages.ts';

/** Returns the function that names the day of an instant: today, tomorrow, or its date. */
export function useDayName(): (at: number) => string {
  const text = useText();
  const { now } = useServices();
  const { date, day } = useDates();
  return (at) => {
    const today = new Date(now());
    if (date(at) === date(today)) return text(messages.today);
    // the next date of the calendar, because a day is not always 24 hours long
    today.setDate(today.getDate() + 1);
    return date(at) === date(today) ? text(messages.tomorrow) : day(at);
  };
}
