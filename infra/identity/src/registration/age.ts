/** Today's date in the regulator's time zone, ISO 8601. */
export function todayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

/**
 * True if a person born on `dateOfBirth` has reached `age` on `today`, both ISO dates. A person born on 29
 * February comes of age on 1 March of a common year: the later of the two readings, so that no account is
 * opened a day early.
 */
export function hasReachedAge(dateOfBirth: string, age: number, today: string): boolean {
  const [year = '', month, day] = dateOfBirth.split('-');
  return `${String(Number(year) + age).padStart(4, '0')}-${month}-${day}` <= today;
}
