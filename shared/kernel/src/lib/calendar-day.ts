/**
 * True if a text is an existing calendar day, `yyyy-mm-dd`. `Date` would accept the 31st of February as a
 * day in March.
 */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
