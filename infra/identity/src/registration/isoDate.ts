/**
 * Parses a typed date to ISO: year first with any separator or none, or day.month.year with dots. Dates
 * with slashes are ambiguous between countries and are returned unchanged, which fails the validation.
 */
export function isoDate(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, first, second = '', last = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
  return first === undefined ? text : `${last}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
}
