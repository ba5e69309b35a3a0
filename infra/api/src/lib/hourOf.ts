/** The hour, 0 to 23, that a clock in a time zone shows; `timeZone` is an IANA name. */
export function hourOf(atMs: number, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(atMs),
  );
}
