import { useText, useZonedDates } from '@foyer/i18n';
import type { Calendar, Door } from '@foyer/kernel/calendar';
import { Icon, Section, type IconName } from '@foyer/ui';
import { useRewardName } from '../../rewardTexts.ts';
import { DoorArt } from '../door-art/DoorArt.tsx';
import * as css from './DoorGrid.css.ts';
import { messages } from './DoorGrid.messages.ts';

interface DoorGridProps {
  readonly calendar: Calendar;
  onSelect(day: number): void;
}

/** All doors in order; each is a button that shows its details. */
export function DoorGrid({ calendar: { doors, timeZone }, onSelect }: DoorGridProps) {
  const text = useText();
  const statusOf = useDoorStatus(timeZone);
  return (
    <Section title={text(messages.doors)}>
      <ol className={css.grid} role="list">
        {doors.map((door) => {
          const { icon, status } = statusOf(door);
          return (
            <li key={door.day}>
              <button
                type="button"
                className={css.door}
                aria-haspopup="dialog"
                aria-label={`${text(messages.door, { day: door.day })}, ${status}`}
                onClick={() => onSelect(door.day)}
              >
                <DoorArt day={door.day} state={door.state} reward={door.reward} />
                {icon !== undefined && (
                  <span className={css.mark}>
                    <Icon name={icon} size="small" />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** Returns a function that describes the state of a door in words and with an icon. */
function useDoorStatus(timeZone: string): (door: Door) => { icon?: IconName; status: string } {
  const text = useText();
  const dates = useZonedDates(timeZone);
  const nameOf = useRewardName();
  return ({ state, refusal, opensAt, reward }) => {
    if (state === 'OPENABLE') return { status: text(messages.openable) };
    if (state === 'MISSED') return { icon: 'close', status: text(messages.missed) };
    if (state === 'OPENED')
      return { icon: 'check', status: text(messages.opened, { reward: reward ? nameOf(reward) : '' }) };
    if (refusal === 'DOOR_NOT_YET')
      return { status: text(messages.opens, { when: dates.date(Date.parse(opensAt)) }) };
    return { icon: 'lock', status: text(messages.locked) };
  };
}
