import { describe, expect, it } from '@jest/globals';
import type { CalendarRule } from './calendarRules.ts';
import { deliveredCalendars } from './calendars.ts';
import { LEVELS } from './levels.ts';
import { calendarChangeProblems, levelChangeProblems } from './ruleChanges.ts';

const [WINTER] = deliveredCalendars('tuli') as readonly [CalendarRule]; // opens doors at midnight in Tallinn
const OCTOBER = Date.UTC(2026, 9, 15);
const ANNOUNCED = Date.UTC(2026, 10, 28);
/** Door 3 opens at 22:00 UTC on 2 December. */
const BEFORE_THIRD = Date.UTC(2026, 11, 2, 21, 59);
const THIRD = Date.UTC(2026, 11, 2, 22);
const AFTER_END = Date.UTC(2027, 0, 2);

const changedDoor = (day: number): CalendarRule => ({
  ...WINTER,
  doors: WINTER.doors.map((door, index) =>
    index === day - 1 ? { ...door, reward: { kind: 'points', points: 999 } } : door,
  ),
});

describe('change of a calendar', () => {
  it.each<[string, number, CalendarRule, string | undefined]>([
    ['the start in October', OCTOBER, { ...WINTER, startsOn: '12-05' }, undefined],
    ['the start after the announcement', ANNOUNCED, { ...WINTER, startsOn: '12-05' }, 'CALENDAR_ANNOUNCED'],
    ['the time zone', ANNOUNCED, { ...WINTER, timeZone: 'UTC' }, 'CALENDAR_ANNOUNCED'],
    ['a shorter duration', ANNOUNCED, { ...WINTER, lastsDays: 30 }, 'CALENDAR_ANNOUNCED'],
    ['a longer duration', ANNOUNCED, { ...WINTER, lastsDays: 35 }, undefined],
    ['doors that close early', ANNOUNCED, { ...WINTER, pastDoors: 'missed' }, 'CALENDAR_ANNOUNCED'],
    ['fewer doors', ANNOUNCED, { ...WINTER, doors: WINTER.doors.slice(1) }, 'CALENDAR_ANNOUNCED'],
    ['a first year later', ANNOUNCED, { ...WINTER, firstYear: 2027 }, 'CALENDAR_ANNOUNCED'],
    ['an end after this year', ANNOUNCED, { ...WINTER, lastYear: 2026 }, undefined],
    ['a door before its day', BEFORE_THIRD, changedDoor(3), undefined],
    ['a door on its day', THIRD, changedDoor(3), 'DOOR_OPENED'],
    ['a later door', THIRD, changedDoor(4), undefined],
    ['a door after the end', AFTER_END, changedDoor(3), undefined],
  ])('%s', (_change, now, after, problem) => {
    const found = calendarChangeProblems([WINTER], [after], now);
    expect(found.map((one) => one.problem)).toEqual(problem === undefined ? [] : [problem]);
  });

  it.each([
    [OCTOBER, []],
    [ANNOUNCED, [{ path: [], problem: 'CALENDAR_RUNNING' }]],
    [AFTER_END, []],
  ])('removal at %i', (now, problems) => {
    expect(calendarChangeProblems([WINTER], [], now)).toEqual(problems);
  });

  it('is not the order of the keys of a door', () => {
    const { doors, ...rest } = WINTER;
    const stored = { ...rest, doors: doors.map(({ requirement, reward }) => ({ reward, requirement })) };
    expect(calendarChangeProblems([WINTER], [stored], THIRD)).toEqual([]);
  });
});

describe('change of the levels', () => {
  const later = '2027-01-01T00:00:00Z';
  const last = LEVELS.length - 1;
  it.each([
    ['a removed level', LEVELS.slice(0, last), [{ path: [], problem: 'LEVEL_REMOVED' }]],
    ['another threshold', LEVELS.map((one) => ({ ...one, points: one.points * 2 })), []],
    ['a new level', [...LEVELS, { level: 6, name: 'level.5', points: 20_000, reward: null }], []],
    [
      'an active level that starts later',
      LEVELS.map((one, index) => (index === last ? { ...one, activeFrom: later } : one)),
      [{ path: [last, 'activeFrom'], problem: 'LEVEL_REACHED' }],
    ],
  ])('%s', (_change, after, problems) => {
    expect(levelChangeProblems(LEVELS, after, ANNOUNCED)).toEqual(problems);
  });
});
