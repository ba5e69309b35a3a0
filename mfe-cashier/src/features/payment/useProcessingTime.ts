import { useText } from '@foyer/i18n';
import { messages } from './processingTime.messages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the usual duration as text, rounded up, because an early payment does no harm. */
export function useProcessingTime(): (seconds: number) => string {
  const text = useText();
  return (seconds) => {
    if (seconds < MINUTE) return text(messages.atOnce);
    if (seconds < HOUR) return text(messages.minutes, { count: Math.ceil(seconds / MINUTE) });
    if (seconds < DAY) return text(messages.hours, { count: Math.ceil(seconds / HOUR) });
    return text(messages.days, { count: Math.ceil(seconds / DAY) });
  };
}
