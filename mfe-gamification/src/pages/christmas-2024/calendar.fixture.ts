import type { Calendar, CalendarAnswer, Door } from '@foyer/kernel/calendar';

const DAY_MS = 86_400_000;
/** Midnight of 1 December 2026 in Tallinn. */
export const FIRST_DOOR = Date.UTC(2026, 10, 30, 22);

const instantOf = (at: number): string => new Date(at).toISOString();

/** A door of a day in December, closed until its midnight. */
export function doorOf(day: number, change: Partial<Door> = {}): Door {
  return {
    day,
    state: 'CLOSED',
    opensAt: instantOf(FIRST_DOOR + (day - 1) * DAY_MS),
    closesAt: instantOf(FIRST_DOOR + 31 * DAY_MS),
    requirement: null,
    refusal: 'DOOR_NOT_YET',
    openedAt: null,
    reward: null,
    delivery: null,
    ...change,
  };
}

/** A calendar of these doors. */
export function calendarAnswer(doors: readonly Door[], change: Partial<Calendar> = {}): CalendarAnswer {
  return {
    calendar: {
      id: 'winter-2026',
      name: 'Winter calendar',
      description: 'A new door each day.',
      phase: 'RUNNING',
      timeZone: 'Europe/Tallinn',
      startsAt: instantOf(FIRST_DOOR),
      endsAt: instantOf(FIRST_DOOR + 31 * DAY_MS),
      pastDoors: 'until-end',
      nextDoorAt: instantOf(FIRST_DOOR),
      doors: [...doors],
      contents: { points: 2, money: 1, bonusMoney: 1, freeSpins: 0, none: 1 },
      ...change,
    },
    nextStartsAt: null,
    blocks: [],
    version: 1,
  };
}
