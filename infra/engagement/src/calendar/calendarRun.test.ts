import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { calendarOf, tallinnMidnight } from '../testing/calendarBuilder.ts';
import { ruleSetsOf } from '../content/ruleSets.ts';
import { calendarRuleSchema } from '@foyer/market/engagement-rules';
import { nextStart, runningAt, runOf, shownAt } from './calendarRun.ts';

const RULE = calendarOf();

describe('run of a calendar', () => {
  it('opens each door at midnight in the time zone and closes all with the calendar', () => {
    expect(runOf(RULE, 2026)).toMatchObject({
      id: 'winter-2026',
      startsAt: tallinnMidnight(1),
      endsAt: tallinnMidnight(9),
      doors: [1, 2, 3, 4, 5].map((day) => ({
        day,
        opensAt: tallinnMidnight(day),
        closesAt: tallinnMidnight(9),
      })),
    });
  });

  it('closes a door with its day if past doors are missed', () => {
    const { doors } = runOf(calendarOf({ pastDoors: 'missed' }), 2026);
    expect(doors[1]).toEqual({ day: 2, opensAt: tallinnMidnight(2), closesAt: tallinnMidnight(3) });
  });

  it('has a door of 23 hours on the day on which the clocks go forward', () => {
    const { doors } = runOf(calendarOf({ startsOn: '03-27', pastDoors: 'missed' }), 2027);
    expect(doors.map(({ opensAt, closesAt }) => (closesAt - opensAt) / 3_600_000)).toEqual([
      24, 23, 24, 24, 24,
    ]);
  });

  it('continues over the end of the year under the year of its start', () => {
    const rule = calendarOf({ startsOn: '12-30' });
    expect(runningAt(rule, Date.UTC(2027, 0, 2))?.id).toBe('winter-2026');
  });

  it.each<[string | undefined, number]>([
    [undefined, tallinnMidnight(-19) - 1],
    ['winter-2026', tallinnMidnight(-19)],
    ['winter-2026', tallinnMidnight(12) - 1],
    [undefined, tallinnMidnight(12)],
    ['winter-2027', tallinnMidnight(1, 2027)],
  ])('shows %s at %i', (id, now) => {
    expect(shownAt([RULE], now)?.id).toBe(id);
  });

  it('shows a calendar with doors to open before one that is only announced', () => {
    const autumn = calendarOf({ id: 'autumn', startsOn: '11-25', announcedDays: 1 });
    const now = tallinnMidnight(1) - 2 * 86_400_000;
    expect(shownAt([RULE], now)?.id).toBe('winter-2026');
    for (const rules of [
      [RULE, autumn],
      [autumn, RULE],
    ])
      expect(shownAt(rules, now)?.id).toBe('autumn-2026');
  });

  it.each([
    [2026, tallinnMidnight(1) - 1],
    [2027, tallinnMidnight(1)],
  ])('starts next in %i', (year, now) => {
    expect(nextStart([RULE], now)).toBe(tallinnMidnight(1, year));
  });

  it.each([
    ['more doors than days', { lastsDays: 4 }],
    ['runs that overlap', { announcedDays: 360 }],
    ['an impossible day', { startsOn: '13-01' }],
  ])('rejects rules with %s', (_problem, change) => {
    expect(v.safeParse(calendarRuleSchema, calendarOf(change)).success).toBe(false);
  });
});

describe('calendar of the brands', () => {
  it('counts down on 28 November, and has 24 doors that can be opened late', () => {
    const rules = ruleSetsOf(0).tuli.calendars ?? [];
    expect(rules.map((rule) => v.parse(calendarRuleSchema, rule))).toHaveLength(1);
    const run = shownAt(rules, Date.UTC(2026, 10, 28));
    expect(run).toMatchObject({ id: 'winter-2026', startsAt: tallinnMidnight(1) });
    expect(run?.doors).toHaveLength(24);
    expect(run?.doors[0]?.closesAt).toBe(run?.endsAt);
  });

  it('starts earlier by the days of the setting', () => {
    expect(ruleSetsOf(3).tuli.calendars?.[0]?.startsOn).toBe('11-28');
  });
});
