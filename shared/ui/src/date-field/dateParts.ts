export type DatePart = 'day' | 'month' | 'year';

export type DateParts = Readonly<Record<DatePart, string>>;

/** The order in which a language writes a date. */
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

/** `2001-02-03` → its parts as people write them; anything else is empty. */
export function splitDate(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return { day: withoutZero(day), month: withoutZero(month), year };
}

/** The ISO date when the parts name a day that exists, else empty: 31 February is not turned into March. */
export function joinDate({ day, month, year }: DateParts): string {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return '';
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? '' : iso;
}

function withoutZero(digits: string): string {
  return digits.replace(/^0/, '');
}
