/** Full years on the UTC day of `now`; a birthday on 29 February counts from 1 March in other years. */
export function ageAt(isoDay: string, now: number): number {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  const today = new Date(now);
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
