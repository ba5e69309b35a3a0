import { useText } from '@foyer/i18n';
import { withQuery } from '@foyer/links';
import { ChipLink } from '@foyer/ui';
import type { Day } from '../../../../features/days/days.ts';
import { useDayName } from '../../../../features/days/useDayName.ts';
import * as css from '../sport-nav/SportNav.css.ts';
import { messages } from './DayPicker.messages.ts';

export interface DayPickerProps {
  /** Address of the page that gets the day. */
  readonly href: string;
  readonly days: readonly Day[];
  /** Undefined when no day is selected. */
  readonly current: Day | undefined;
}

/** Links to the days on which matches are played. */
export function DayPicker({ href, days, current }: DayPickerProps) {
  const text = useText();
  const dayName = useDayName();
  return (
    <nav aria-label={text(messages.label)}>
      <ul className={css.list}>
        {days.map(({ id, from }) => (
          <li key={id} className={css.item}>
            <ChipLink href={withQuery(href, { day: id })} current={id === current?.id}>
              {dayName(from)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
