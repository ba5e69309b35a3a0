import { startOfDay } from '@foyer/kernel/history-range';
import type { CalendarRule, DoorRewardRule } from '@foyer/market/engagement-rules';

/** When a door can be opened: from `opensAt` until before `closesAt`. */
export interface DoorTimes {
  /** 1 to the number of doors. */
  readonly day: number;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** A calendar in one year. Times are milliseconds since the epoch. */
export interface CalendarRun {
  /** Calendar and year. */
  readonly id: string;
  readonly rule: CalendarRule;
  readonly announcedAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly shownTill: number;
  readonly doors: readonly DoorTimes[];
}

/** Opened doors and stakes of a player in a run; part of the player's state. */
export interface CalendarRecord {
  /** By day of the door. */
  readonly opened: Readonly<
    Record<string, { readonly at: number; readonly key: string; readonly reward: DoorRewardRule }>
  >;
  /** Stakes for doors that require them, by day of the door; minor units. */
  readonly wagered: Readonly<Record<string, number>>;
}

export const EMPTY_RECORD: CalendarRecord = { opened: {}, wagered: {} };

// a run is computed once for each rule and year, because each bet asks for it
const cached = new WeakMap<CalendarRule, Map<number, CalendarRun>>();

/** Returns the run of a calendar that starts in a year. */
export function runOf(rule: CalendarRule, year: number): CalendarRun {
  const runs = cached.get(rule) ?? new Map<number, CalendarRun>();
  cached.set(rule, runs);
  const run = runs.get(year) ?? planRun(rule, year);
  runs.set(year, run);
  return run;
}

function planRun(rule: CalendarRule, year: number): CalendarRun {
  const { timeZone, startsOn, announcedDays, lastsDays, shownDays, pastDoors, id } = rule;
  const [month = 1, date = 1] = startsOn.split('-').map(Number);
  const midnightAfter = (days: number): number => Date.parse(startOfDay(year, month, date + days, timeZone));
  const endsAt = midnightAfter(lastsDays);
  return {
    id: `${id}-${year}`,
    rule,
    announcedAt: midnightAfter(-announcedDays),
    startsAt: midnightAfter(0),
    endsAt,
    shownTill: midnightAfter(lastsDays + shownDays),
    doors: rule.doors.map((_door, index) => ({
      day: index + 1,
      opensAt: midnightAfter(index),
      closesAt: pastDoors === 'missed' ? midnightAfter(index + 1) : endsAt,
    })),
  };
}

/** Runs of the year of an instant, the one before and the one after, ascending. */
function runsAround(rule: CalendarRule, at: number): readonly CalendarRun[] {
  const year = new Date(at).getUTCFullYear();
  const { firstYear = null, lastYear = null } = rule;
  return [year - 1, year, year + 1]
    .filter((each) => (firstYear === null || firstYear <= each) && (lastYear === null || each <= lastYear))
    .map((each) => runOf(rule, each));
}

function isRunning({ startsAt, endsAt }: CalendarRun, at: number): boolean {
  return startsAt <= at && at < endsAt;
}

/** Returns the run in which doors can be opened at an instant. */
export function runningAt(rule: CalendarRule, at: number): CalendarRun | undefined {
  return runsAround(rule, at).find((run) => isRunning(run, at));
}

/**
 * Returns the run that the page shows: one with doors to open before one that is announced or has ended; of several, the
 * one that started or will start last.
 */
export function shownAt(rules: readonly CalendarRule[], now: number): CalendarRun | undefined {
  return rules
    .flatMap((rule) => runsAround(rule, now))
    .filter(({ announcedAt, shownTill }) => announcedAt <= now && now < shownTill)
    .sort(
      (one, other) =>
        Number(isRunning(other, now)) - Number(isRunning(one, now)) || other.startsAt - one.startsAt,
    )[0];
}

/** Returns the next run of a calendar that has not started; undefined when no further one takes place. */
export function nextRun(rule: CalendarRule, now: number): CalendarRun | undefined {
  return runsAround(rule, now).find(({ startsAt }) => startsAt > now);
}

/** Returns the start of the next run; undefined without calendars. */
export function nextStart(rules: readonly CalendarRule[], now: number): number | undefined {
  return rules.flatMap((rule) => nextRun(rule, now)?.startsAt ?? []).sort((one, other) => one - other)[0];
}
