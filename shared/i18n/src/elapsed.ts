const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY; // requirements/constants#formats: 30-day months

export interface Elapsed {
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'month';
}

/** Time since `at` in the largest unit that is not zero (requirements/constants#formats). */
export function elapsedSince(at: number, now: number): Elapsed {
  const past = Math.max(0, now - at);
  if (past >= MONTH) return { value: Math.floor(past / MONTH), unit: 'month' };
  if (past >= DAY) return { value: Math.floor(past / DAY), unit: 'day' };
  if (past >= HOUR) return { value: Math.floor(past / HOUR), unit: 'hour' };
  return { value: Math.floor(past / MINUTE), unit: 'minute' };
}

/** Duration in milliseconds as a clock: 3 725 000 → `1:02:05`. Equal in all languages. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
