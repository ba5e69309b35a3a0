import { useDates, useText, type FormatText, type Message } from '@foyer/i18n';
import type { FeedEvent, SportId } from '@foyer/kernel/sports-feed';
import { useServices } from '@foyer/platform';
import { useDayName } from '../days/useDayName.ts';
import * as css from './MatchClock.css.ts';
import { messages } from './matchClock.messages.ts';

const PLACES: Readonly<Record<SportId, Message>> = {
  football: messages.minute,
  'ice-hockey': messages.period,
  basketball: messages.quarter,
  tennis: messages.set,
  volleyball: messages.set,
  handball: messages.minute,
  'american-football': messages.quarter,
  esports: messages.map,
};

/** Period and minute in words: "34′", "P2 31′", "Set 2". The current minute is counted from one. */
export function timeInMatch(text: FormatText, sport: SportId, period: number, minute: number | null): string {
  return text(PLACES[sport], { period, minute: (minute ?? 0) + 1 });
}

/** Progress of a match, or its start time. */
export function MatchClock({ event, sport }: { readonly event: FeedEvent; readonly sport: SportId }) {
  const text = useText();
  if (event.phase === 'upcoming') return <Start at={event.startsAt} />;
  if (event.phase === 'ended') return <span className={css.clock}>{text(messages.ended)}</span>;
  if (event.phase === 'break') return <span className={css.clock}>{text(messages.break)}</span>;
  return (
    <span className={css.clock}>
      <span className={css.on}>{timeInMatch(text, sport, event.period, event.minute)}</span>
    </span>
  );
}

function Start({ at }: { readonly at: number }) {
  const { now } = useServices();
  const { time, date } = useDates();
  const dayName = useDayName();
  return (
    <span className={css.clock}>
      {date(at) !== date(now()) && <span>{dayName(at)}</span>}
      <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
    </span>
  );
}
