import { expect, it } from '@jest/globals';
import { daysLeft, dueLevel, type DueLevel } from './dueLevel.ts';

const DAY_MS = 86_400_000;

it.each<[number, DueLevel, number]>([
  [14.1, 'none', 15],
  [14, 'reminder', 14],
  [7.5, 'reminder', 8],
  [7, 'soon', 7],
  [3, 'urgent', 3],
  [1, 'last-day', 1],
  [0.1, 'last-day', 1],
  [0, 'overdue', 0],
  [-2, 'overdue', 0],
])('dueLevel of a date in %d days is %s, with %i days left', (days, level, left) => {
  expect([dueLevel(days * DAY_MS), daysLeft(days * DAY_MS)]).toEqual([level, left]);
});
