import { useText } from '@foyer/i18n';
import { Notice } from '@foyer/ui';
import { messages } from './ReviewTime.messages.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

export interface ReviewTimeProps {
  /** Minutes; null without recent reviews. */
  readonly minutes: number | null;
  /** Null when no file waits. */
  readonly filesAhead: number | null;
}

/** Estimated time of the review, from the live queue. */
export function ReviewTime({ minutes, filesAhead }: ReviewTimeProps) {
  const text = useText();
  if (filesAhead === null) return null;
  return (
    <Notice title={text(messages.received)}>
      {minutes === null
        ? text(messages.ahead, { count: filesAhead })
        : minutes < HOUR
          ? text(messages.minutes, { count: minutes })
          : minutes < DAY
            ? text(messages.hours, { count: Math.ceil(minutes / HOUR) })
            : text(messages.days, { count: Math.ceil(minutes / DAY) })}
    </Notice>
  );
}
