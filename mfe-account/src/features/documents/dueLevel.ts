const DAY_MS = 86_400_000;

/** Urgency of a due date; it rises 14, 7, 3 and 1 days before (requirements/regulation#source-of-wealth). */
export type DueLevel = 'none' | 'reminder' | 'soon' | 'urgent' | 'last-day' | 'overdue';

const LEVELS: readonly (readonly [days: number, level: DueLevel])[] = [
  [0, 'overdue'],
  [1, 'last-day'],
  [3, 'urgent'],
  [7, 'soon'],
  [14, 'reminder'],
];

/** Tone of a due date; each level is more prominent than the one before. */
export const DUE_TONES = {
  reminder: 'info',
  soon: 'warning',
  urgent: 'warning',
  'last-day': 'negative',
  overdue: 'negative',
} as const satisfies Readonly<Record<Exclude<DueLevel, 'none'>, string>>;

/** @param leftMs - milliseconds until the due date; negative after it. */
export function dueLevel(leftMs: number): DueLevel {
  return LEVELS.find(([days]) => leftMs <= days * DAY_MS)?.[1] ?? 'none';
}

/** Days left; a started day counts as one. */
export function daysLeft(leftMs: number): number {
  return Math.max(0, Math.ceil(leftMs / DAY_MS));
}
