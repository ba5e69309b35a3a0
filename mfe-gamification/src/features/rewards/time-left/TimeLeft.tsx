import type { ReactNode } from 'react';
import { Text, useDates } from '@foyer/i18n';
import { useMarket, useServerTime } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { timeLeft } from '../timeLeft.ts';
import * as css from './TimeLeft.css.ts';
import { messages } from './TimeLeft.messages.ts';

interface InstantProps {
  /** ISO instant. */
  readonly at: string;
}

/** Remaining time to claim a reward, and the deadline. */
export function TimeLeft({ at }: InstantProps) {
  const { deadline } = useDates();
  const { licence } = useMarket();
  const until = Date.parse(at);
  const left = timeLeft(until, useServerTime(), !licence.promotion.urgencyTexts);
  if (left.kind === 'over') return null;
  return (
    <Line icon="clock">
      <span className={css.strong}>
        {left.kind === 'minutes' && licence.promotion.urgencyTexts ? (
          <Text
            {...messages.running}
            values={{ clock: `${left.minutes}:${String(left.seconds).padStart(2, '0')}` }}
          />
        ) : (
          <Text {...messages[left.kind]} values={{ ...left }} />
        )}
      </span>
      <time className={css.when} dateTime={at}>
        <Text {...messages.until} values={{ when: deadline(until) }} />
      </time>
    </Line>
  );
}

/** Start time of a reward. */
export function OpensAt({ at }: InstantProps) {
  const { deadline } = useDates();
  return (
    <Line icon="calendar">
      <time className={css.strong} dateTime={at}>
        <Text {...messages.from} values={{ when: deadline(Date.parse(at)) }} />
      </time>
    </Line>
  );
}

function Line({ icon, children }: { readonly icon: 'clock' | 'calendar'; readonly children: ReactNode }) {
  return (
    <div className={css.line}>
      <span className={css.mark}>
        <Icon name={icon} size="small" />
      </span>
      <div>{children}</div>
    </div>
  );
}
