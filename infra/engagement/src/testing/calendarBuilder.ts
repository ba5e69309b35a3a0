import type { CalendarRule } from '@foyer/market/engagement-rules';

/** A calendar of five doors from 1 December in Tallinn, whose last door can be opened until 8 December. */
export function calendarOf(change: Partial<CalendarRule> = {}): CalendarRule {
  return {
    id: 'winter',
    name: 'calendar.winter.name',
    description: 'calendar.winter.description',
    timeZone: 'Europe/Tallinn',
    startsOn: '12-01',
    announcedDays: 20,
    lastsDays: 8,
    shownDays: 3,
    pastDoors: 'until-end',
    doors: [
      { requirement: null, reward: { kind: 'points', points: 10 } },
      { requirement: null, reward: { kind: 'offer', offer: 'mission-reward' } },
      { requirement: { kind: 'wager', cents: 500 }, reward: { kind: 'offer', offer: 'mission-reward' } },
      { requirement: { kind: 'level', level: 2 }, reward: { kind: 'points', points: 50 } },
      { requirement: null, reward: { kind: 'none' } },
    ],
    ...change,
  };
}

/** Midnight in Tallinn in December, when it is two hours ahead of UTC. */
export function tallinnMidnight(day: number, year = 2026): number {
  return Date.UTC(year, 11, day) - 2 * 3_600_000;
}
