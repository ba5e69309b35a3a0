import type { Folding, FoldingSubject } from '../facts/folding.ts';
import { EMPTY_RECORD, runningAt, type CalendarRecord } from './calendarRun.ts';

/** Cause of a door's reward; its key in `reward_grant` is derived from it. */
export function doorCause(runId: string, day: number): string {
  return `calendar:${runId}:${day}`;
}

/** Stakes count for doors that require them; an opened door gives its reward once. */
export const calendar: FoldingSubject = {
  name: 'calendar',
  fold(fact, folding) {
    if (fact.kind === 'bet')
      return countStake(Date.parse(fact.payload.placedAt), fact.payload.stakeMinor, folding);
    if (fact.kind !== 'calendar-door') return;
    const { runId, name, day, key, reward } = fact.payload;
    const record = folding.state.calendars?.[runId] ?? EMPTY_RECORD;
    if (record.opened[day]) return;
    store(folding, runId, { ...record, opened: { ...record.opened, [day]: { at: fact.at, key, reward } } });
    if (reward.kind !== 'none')
      folding.give(reward, { cause: doorCause(runId, day), reason: 'calendar', subject: name });
  },
};

/** Counts a stake for each unopened door that requires stakes and could be opened when the bet was placed. */
function countStake(placedAt: number, stakeMinor: number, folding: Folding): void {
  for (const rule of folding.rules.calendars ?? []) {
    const run = runningAt(rule, placedAt);
    if (!run) continue;
    const record = folding.state.calendars?.[run.id] ?? EMPTY_RECORD;
    const days = run.doors
      .filter(({ opensAt, closesAt }) => opensAt <= placedAt && placedAt < closesAt)
      .map(({ day }) => day)
      .filter((day) => rule.doors[day - 1]?.requirement?.kind === 'wager' && !record.opened[day]);
    if (days.length === 0 || stakeMinor === 0) continue;
    const wagered = { ...record.wagered };
    for (const day of days) wagered[day] = (wagered[day] ?? 0) + stakeMinor;
    store(folding, run.id, { ...record, wagered });
  }
}

function store(folding: Folding, runId: string, record: CalendarRecord): void {
  folding.state = { ...folding.state, calendars: { ...folding.state.calendars, [runId]: record } };
}
