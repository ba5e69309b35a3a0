import { Text, useText, useZonedDates } from '@foyer/i18n';
import type { Calendar } from '@foyer/kernel/calendar';
import { useServerTime, useServices } from '@foyer/platform';
import { Heading, Paragraph, VisuallyHidden } from '@foyer/ui';
import { lastDayOf } from '../../lastDay.ts';
import { WinterScene } from '../winter-scene/WinterScene.tsx';
import * as css from './CalendarHead.css.ts';
import { messages } from './NextDoor.messages.ts';
import { remaining } from './remaining.ts';

interface CalendarHeadProps {
  readonly calendar: Calendar;
}

/** Name of the calendar, time until the next door, and how many doors are open. */
export function CalendarHead({ calendar }: CalendarHeadProps) {
  const text = useText();
  const { doors, name, description, nextDoorAt } = calendar;
  const opened = doors.filter(({ state }) => state === 'OPENED').length;
  return (
    <section className={css.head} aria-label={name}>
      <WinterScene />
      <div className={css.content}>
        <Heading level={2} size="title2">
          {name}
        </Heading>
        {nextDoorAt === null ? (
          <LastDoors calendar={calendar} />
        ) : (
          <NextDoor
            at={nextDoorAt}
            day={doors.find(({ opensAt }) => opensAt === nextDoorAt)?.day ?? 1}
            timeZone={calendar.timeZone}
          />
        )}
        <Paragraph size="small">{text(messages.opened, { opened, total: doors.length })}</Paragraph>
        <Paragraph size="small">{description}</Paragraph>
      </div>
    </section>
  );
}

function LastDoors({ calendar: { phase, endsAt, timeZone } }: { readonly calendar: Calendar }) {
  const text = useText();
  const dates = useZonedDates(timeZone);
  const isOver = phase === 'OVER';
  return (
    <div>
      <p className={css.label}>
        <Text {...(isOver ? messages.over : messages.all)} />
      </p>
      <Paragraph>
        {isOver ? text(messages.overText) : text(messages.until, { when: dates.date(lastDayOf(endsAt)) })}
      </Paragraph>
    </div>
  );
}

interface NextDoorProps {
  readonly at: string;
  readonly day: number;
  readonly timeZone: string;
}

/** The countdown; screen readers get the instant, which does not change every second. */
function NextDoor({ at, day, timeZone }: NextDoorProps) {
  const text = useText();
  const { market } = useServices();
  const dates = useZonedDates(timeZone);
  const now = useServerTime();
  const until = Date.parse(at);
  return (
    <div>
      <p className={css.label} aria-hidden="true">
        {text(messages.next, { day })}
      </p>
      <VisuallyHidden>{text(messages.opensAt, { day, when: dates.deadline(until) })}</VisuallyHidden>
      <div className={css.clock} aria-hidden="true">
        {remaining(until, now, market.licence.promotion.urgencyTexts).map(({ unit, count }) => (
          <span key={unit} className={css.unit}>
            <span className={css.figure}>{count}</span>
            <span className={css.unitName}>{text(messages[unit], { count })}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
