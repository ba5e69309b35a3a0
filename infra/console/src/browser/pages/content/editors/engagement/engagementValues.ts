import type {
  CalendarRule,
  MiniGameRule,
  MissionRule,
  ShopItemRule,
  TournamentSeries,
} from '@foyer/market/engagement-rules';

/** State of an item of the rules, by its own times. */
export type RuleState = 'scheduled' | 'active' | 'ended';

const MINUTE_MS = 60_000;

/** State between two times of an item; null: no such time. */
export function stateBetween(from: string | null, till: string | null, now: number): RuleState {
  if (till !== null && Date.parse(till) <= now) return 'ended';
  return from !== null && Date.parse(from) > now ? 'scheduled' : 'active';
}

export function missionState({ activeFrom, activeTill }: MissionRule, now: number): RuleState {
  return stateBetween(activeFrom, activeTill, now);
}

export function itemState({ activeFrom = null, activeTill }: ShopItemRule, now: number): RuleState {
  return stateBetween(activeFrom, activeTill, now);
}

export function miniGameState({ activeFrom, activeTill }: MiniGameRule, now: number): RuleState {
  return stateBetween(activeFrom, activeTill, now);
}

/** A series is scheduled until its first registration opens, and ended when no further run starts. */
export function seriesState(series: TournamentSeries, now: number): RuleState {
  const { firstStart, everyDays, lastsMinutes, lastStart = null, registrationBeforeMinutes } = series;
  const first = Date.parse(firstStart);
  if (Number.isNaN(first) || now < first - registrationBeforeMinutes * MINUTE_MS) return 'scheduled';
  const isOver = everyDays === null && now >= first + lastsMinutes * MINUTE_MS;
  return isOver || (lastStart !== null && Date.parse(lastStart) <= now) ? 'ended' : 'active';
}

/** A calendar takes place from its first to its last year. */
export function calendarState({ firstYear = null, lastYear = null }: CalendarRule, now: number): RuleState {
  const year = new Date(now).getUTCFullYear();
  if (lastYear !== null && lastYear < year) return 'ended';
  return firstYear !== null && firstYear > year ? 'scheduled' : 'active';
}

/** The instant as the forms of the console write it: whole minutes in UTC. */
export function minuteOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00Z`;
}
