/** An instant of the last day before a midnight, so that a date names the last day that counts. */
export function lastDayOf(midnight: string): number {
  return Date.parse(midnight) - 1;
}
