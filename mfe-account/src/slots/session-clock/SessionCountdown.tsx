import { useEffect, useRef } from 'react';
import { clockTime, useDates, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import * as styles from './SessionClock.css.ts';
import { messages } from './SessionClock.messages.ts';
import { isEnding, timeLeft, type ReportedLimit } from './sessionCountdown.ts';

interface SessionCountdownProps {
  readonly limit: ReportedLimit;
  /** The server's current time. */
  readonly now: number;
}

/** Time left of the session limit, with a warning before the server signs the player out. */
export function SessionCountdown({ limit, now }: SessionCountdownProps) {
  const text = useText();
  const dates = useDates();
  const { toasts } = useServices();
  const isDue = isEnding(limit, now);
  const wasWarned = useRef(false);
  // the toast is outside React; a limit that was extended warns again
  useEffect(() => {
    if (isDue && !wasWarned.current && limit.endsAt !== null)
      toasts.show('info', text(messages.ending, { time: dates.time(Date.parse(limit.endsAt)) }));
    wasWarned.current = isDue;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time the end comes near
  }, [isDue]);
  return (
    <div className={styles.entry}>
      <dt className={styles.label}>{text(isDue ? messages.signedOutIn : messages.left)}</dt>
      <dd className={styles.value}>
        <span role="timer" aria-live="off">
          {clockTime(timeLeft(limit, now))}
        </span>
      </dd>
    </div>
  );
}
