const DAY_LENGTH = '2026-12-31'.length;

/** The current day in UTC, `2026-12-31`. */
export function today(): string {
  return new Date().toISOString().slice(0, DAY_LENGTH);
}
