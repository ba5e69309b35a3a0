/**
 * Full years on the day of `now` in the time zone of the licence; a birthday on 29 February counts from 1 March
 * in other years.
 */
export function ageAt(isoDay: string, now: number, timeZone: string): number {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
  })
    .format(now)
    .split('-')
    .map(Number);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (hadBirthday ? 0 : 1);
}
