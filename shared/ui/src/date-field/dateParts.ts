export type DatePart = 'day' | 'month' | 'year';

export type DateParts = Readonly<Record<DatePart, string>>;

/** Order of day, month and year in a locale. */
export function partOrder(language: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(0);
  return parts
    .map((part) => part.type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}

/** Splits `2001-02-03` into day, month and year; any other text gives empty parts. */
export function splitDate(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return { day: withoutZero(day), month: withoutZero(month), year };
}

/**
 * Returns the ISO date if the parts name an existing day, else an empty string: 31 February does not become
 * March.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return '';
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? '' : iso;
}

function withoutZero(digits: string): string {
  return digits.replace(/^0/, '');
}
