import {
  CALENDAR_PATHS,
  calendarAnswerSchema,
  doorAnswerSchema,
  type CalendarAnswer,
  type DoorAnswer,
} from '@foyer/kernel/calendar';
import { createRequestKeys } from '@foyer/kernel/request-keys';
import { useServices, useTimedReload } from '@foyer/platform';
import { useState } from 'react';
import { afterInstants } from '../../features/engagement/afterInstants.ts';
import { sendAction, type ActionOutcome } from '../../features/engagement/sendAction.ts';
import { useEngagement, type EngagementView } from '../../features/engagement/useEngagement.ts';

/** The calendar of the signed-in player. */
export interface CalendarStore extends Pick<EngagementView<CalendarAnswer>, 'status' | 'answer' | 'reload'> {
  /** Day of the door that is being opened. */
  readonly opening: number | undefined;
  /** Opens a door once, however often it is called. */
  open(day: number): Promise<ActionOutcome<DoorAnswer>>;
}

/** Reads the calendar, follows its changes and opens doors. */
export function useCalendar(): CalendarStore {
  const { engagement, locale } = useServices();
  const { status, answer, reload, accept } = useEngagement(
    `${CALENDAR_PATHS.calendar}?locale=${locale}`,
    calendarAnswerSchema,
    'calendar',
  );
  useTimedReload(reload, { at: afterInstants([answer?.calendar?.nextDoorAt ?? null]) });
  const [keyOf] = useState(createRequestKeys);
  const [opening, setOpening] = useState<number>();

  async function open(day: number): Promise<ActionOutcome<DoorAnswer>> {
    setOpening(day);
    const key = keyOf(`${answer?.calendar?.id ?? ''} ${day}`, day);
    const outcome = await sendAction(engagement, `${CALENDAR_PATHS.doors}/${day}`, { key }, doorAnswerSchema);
    setOpening(undefined);
    if (outcome.kind === 'done' && answer) accept(withDoor(answer, outcome.answer));
    else reload();
    return outcome;
  }

  return { status, answer, reload, opening, open };
}

function withDoor(answer: CalendarAnswer, { door, version }: DoorAnswer): CalendarAnswer {
  const { calendar } = answer;
  if (!calendar) return answer;
  const doors = calendar.doors.map((before) => (before.day === door.day ? door : before));
  return { ...answer, calendar: { ...calendar, doors }, version };
}
