import * as v from 'valibot';

/** `2026-12-01T00:00:00Z`: UTC, to the second. */
export const instantSchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && !Number.isNaN(Date.parse(text)),
    'TIME',
  ),
);

/** ISO 3166-1 alpha-2 codes, at least one. */
export const countriesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'COUNTRY'))),
  v.minLength(1, 'COUNTRY'),
  v.maxLength(300),
  v.readonly(),
);
