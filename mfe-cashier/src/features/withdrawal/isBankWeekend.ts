/** Hour of Friday after which banks process a payment on the next working day. */
const FRIDAY_CLOSING_HOUR = 17;

/**
 * True from Friday evening to the end of Sunday by the clock of the market: a withdrawal that is requested
 * then waits for the banks. `timeZone` is an IANA name.
 */
export function isBankWeekend(atMs: number, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
  }).formatToParts(atMs);
  const partOf = (type: string): string | undefined => parts.find((part) => part.type === type)?.value;
  const day = partOf('weekday');
  return day === 'Sat' || day === 'Sun' || (day === 'Fri' && Number(partOf('hour')) >= FRIDAY_CLOSING_HOUR);
}
