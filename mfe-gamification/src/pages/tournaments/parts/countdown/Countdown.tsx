import { Text, useDates } from '@foyer/i18n';
import { useMarket, useServerTime } from '@foyer/platform';
import { timeLeft } from '../../../../features/rewards/timeLeft.ts';
import * as css from './Countdown.css.ts';
import { messages } from './Countdown.messages.ts';

interface CountdownProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Time left by the server's clock, with the instant; without seconds where the licence forbids time pressure. */
export function Countdown({ at }: CountdownProps) {
  const { deadline } = useDates();
  const { licence } = useMarket();
  const left = timeLeft(at, useServerTime(), !licence.promotion.urgencyTexts);
  return (
    <>
      {left.kind === 'minutes' && licence.promotion.urgencyTexts ? (
        `${left.minutes}:${String(left.seconds).padStart(2, '0')}`
      ) : (
        <Text {...messages[left.kind]} values={{ ...left }} />
      )}
      <time className={css.instant} dateTime={new Date(at).toISOString()}>
        {deadline(at)}
      </time>
    </>
  );
}
