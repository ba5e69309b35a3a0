const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The calendar day of an instant in a time zone, `yyyy-mm-dd`. */
export function localDay(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

/** The instant at which a calendar day, `yyyy-mm-dd`, starts in a time zone. */
export function startOfDay(day: string, timeZone: string): number {
  return instantOf(Date.parse(`${day}T00:00:00Z`), timeZone);
}

/** The calendar day that is some days after another one; earlier for negative ones. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant of a local time, given as if it was UTC; the later one where the clocks skip or repeat it. */
export function instantOf(local: number, timeZone: string): number {
  const candidates = [-1, 1].map((days) => local - offsetAt(local + days * DAY_MS, timeZone));
  const exact = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === local);
  return Math.max(...(exact.length > 0 ? exact : candidates));
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
export function offsetAt(instant: number, timeZone: string): number {
  const fields = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const valueOf = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(fields.find((field) => field.type === type)?.value);
  const local = Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
    valueOf('second'),
  );
  return local - Math.floor(instant / 1_000) * 1_000;
}
