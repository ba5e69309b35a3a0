import { useServices } from '@foyer/platform';
import { useMemo } from 'react';
import { daysUntil, deviceTimeZone, type Day } from './days.ts';

/** The calendar is computed again at this interval, so that a new day is noticed. */
const QUARTER_MS = 900_000;

/** Today and the days on which matches start, in the time zone of the device. */
export function useBoardDays(starts: readonly number[]): readonly Day[] {
  const now = useServices().now();
  const quarter = Math.floor(now / QUARTER_MS) * QUARTER_MS;
  const last = starts.reduce((latest, at) => Math.max(latest, at), quarter);
  const days = useMemo(() => daysUntil(last, quarter, deviceTimeZone()), [last, quarter]);
  return days.filter(
    ({ from, until }, index) => index === 0 || starts.some((at) => at >= from && at < until),
  );
}
