/** A time as number (ms since 1970), Date or ISO 8601 text. */
type Time = number | Date | string;

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const ZONE = { timeZone: 'UTC', timeZoneName: 'short' } as const;

const date = new Intl.DateTimeFormat('en-GB', { ...DATE, timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat('en-GB', { ...DATE, ...MINUTES, second: '2-digit', ...ZONE });
const time = new Intl.DateTimeFormat('en-GB', { ...MINUTES, ...ZONE });

// UTC for all staff, as in the command line and in log lines

/** `24 Nov 2026`, the day in UTC. */
export function utcDate(at: Time): string {
  return date.format(new Date(at));
}

/** `24 Nov 2026, 14:03:05 UTC`. */
export function utcDateTime(at: Time): string {
  return dateTime.format(new Date(at));
}

/** `14:03 UTC`. */
export function utcTime(at: Time): string {
  return time.format(new Date(at));
}

const local = new Map<string, Intl.DateTimeFormat>();

/**
 * `24 Nov 2026, 14:03 UTC (16:03 in Tallinn)`: a time in UTC and in the time zone of the licence, which the player sees. With the day
 * where it differs, without the second time where both are the same.
 */
export function utcAndLocalTime(at: Time, timeZone: string): string {
  const instant = new Date(at);
  const utc = parts(instant, 'UTC');
  const there = parts(instant, timeZone);
  const world = `${utc.day}, ${utc.time} UTC`;
  if (utc.day === there.day && utc.time === there.time) return world;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return `${world} (${utc.day === there.day ? '' : `${there.day}, `}${there.time} in ${city})`;
}

function parts(instant: Date, timeZone: string): { readonly day: string; readonly time: string } {
  const format = local.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...DATE, ...MINUTES, timeZone });
  local.set(timeZone, format);
  const [day = '', clock = ''] = format.format(instant).split(', ');
  return { day, time: clock };
}
