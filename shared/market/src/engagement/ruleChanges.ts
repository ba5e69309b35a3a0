import { startOfDay } from '@foyer/kernel/history-range';
import type { CalendarRule, DoorRule } from './calendarRules.ts';
import type { LevelRule } from './levelRules.ts';

/** A change that is refused, with its place in the new content. */
interface RefusedChange {
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

/** Terms that the page of a calendar names from its announcement on. */
const ANNOUNCED_TERMS = ['startsOn', 'timeZone'] as const;

/**
 * Refuses changes of what players have seen: the terms of a calendar that is announced or running, and the
 * doors that have opened, so that every player finds the same behind them (ADR 0294).
 */
export function calendarChangeProblems(
  before: readonly CalendarRule[],
  after: readonly CalendarRule[],
  now: number,
): readonly RefusedChange[] {
  return before.flatMap((rule) => {
    const year = currentYear(rule, now);
    if (year === undefined) return [];
    const index = after.findIndex(({ id }) => id === rule.id);
    const next = after[index];
    if (!next) return [{ path: [], problem: 'CALENDAR_RUNNING' }];
    const { firstYear = null, lastYear = null } = next;
    const announced: readonly (readonly [boolean, keyof CalendarRule])[] = [
      ...ANNOUNCED_TERMS.map((term) => [next[term] !== rule[term], term] as const),
      [next.lastsDays < rule.lastsDays, 'lastsDays'],
      [rule.pastDoors === 'until-end' && next.pastDoors === 'missed', 'pastDoors'],
      [firstYear !== null && firstYear > year, 'firstYear'],
      [lastYear !== null && lastYear < year, 'lastYear'],
      [next.doors.length < rule.doors.length, 'doors'],
    ];
    return [
      ...announced.flatMap(([isChanged, term]) =>
        isChanged ? [{ path: [index, term], problem: 'CALENDAR_ANNOUNCED' }] : [],
      ),
      ...rule.doors.flatMap((door, place) =>
        midnight(rule, year, place) <= now && !isSameDoor(door, next.doors[place])
          ? [{ path: [index, 'doors', place], problem: 'DOOR_OPENED' }]
          : [],
      ),
    ];
  });
}

/** Refuses to remove levels, and to schedule active ones: players may have reached them, and rules may name them. */
export function levelChangeProblems(
  before: readonly LevelRule[],
  after: readonly LevelRule[],
  now: number,
): readonly RefusedChange[] {
  return before.flatMap(({ level, activeFrom = null }): readonly RefusedChange[] => {
    const index = after.findIndex((one) => one.level === level);
    const next = after[index];
    if (!next) return [{ path: [], problem: 'LEVEL_REMOVED' }];
    const isActive = activeFrom === null || Date.parse(activeFrom) <= now;
    const start = next.activeFrom ?? null;
    return isActive && start !== null && Date.parse(start) > now
      ? [{ path: [index, 'activeFrom'], problem: 'LEVEL_REACHED' }]
      : [];
  });
}

/** Year of the run that is announced or running now. */
function currentYear(rule: CalendarRule, now: number): number | undefined {
  const { firstYear = null, lastYear = null, announcedDays, lastsDays } = rule;
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year, year + 1].find(
    (each) =>
      (firstYear === null || firstYear <= each) &&
      (lastYear === null || each <= lastYear) &&
      midnight(rule, each, -announcedDays) <= now &&
      now < midnight(rule, each, lastsDays),
  );
}

/** Start of a day of a run: 0 is the day of the first door. */
function midnight({ startsOn, timeZone }: CalendarRule, year: number, days: number): number {
  const [month = 1, date = 1] = startsOn.split('-').map(Number);
  return Date.parse(startOfDay(year, month, date + days, timeZone));
}

function isSameDoor(one: DoorRule, other: DoorRule | undefined): boolean {
  return (
    other !== undefined && isSame(one.reward, other.reward) && isSame(one.requirement, other.requirement)
  );
}

function isSame(one: object | null, other: object | null): boolean {
  const entries = (value: object | null): string => JSON.stringify(Object.entries(value ?? {}).sort());
  return entries(one) === entries(other);
}
