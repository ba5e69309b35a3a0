import { useDates, useText, type Message } from '@foyer/i18n';
import type { SportId } from '@foyer/kernel/sports-feed';
import { useServices } from '@foyer/platform';
import type { BoardEvent } from '../sports-feed/feed.machine.ts';
import * as css from './MatchClock.css.ts';
import { messages } from './matchClock.messages.ts';

const PLACES: Readonly<Record<SportId, Message>> = {
  football: messages.minute,
  'ice-hockey': messages.period,
  basketball: messages.quarter,
  tennis: messages.set,
  volleyball: messages.set,
  esports: messages.map,
};

/** Progress of a match, or its start time. */
export function MatchClock({ event, sport }: { readonly event: BoardEvent; readonly sport: SportId }) {
  const text = useText();
  if (event.phase === 'upcoming') return <Start at={event.startsAt} />;
  if (event.phase === 'ended') return <span className={css.clock}>{text(messages.ended)}</span>;
  if (event.phase === 'break') return <span className={css.clock}>{text(messages.break)}</span>;
  // The current minute, counted from one.
  return (
    <span className={css.clock}>
      <span className={css.on}>
        {text(PLACES[sport], { period: event.period, minute: (event.minute ?? 0) + 1 })}
      </span>
    </span>
  );
}

function Start({ at }: { readonly at: number }) {
  const text = useText();
  const { now } = useServices();
  const { time, date } = useDates();
  return (
    <span className={css.clock}>
      {date(at) !== date(now()) && <span>{text(messages.tomorrow)}</span>}
      <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
    </span>
  );
}
