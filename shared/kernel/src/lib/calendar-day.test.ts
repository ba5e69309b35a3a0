import { describe, expect, it } from '@jest/globals';
import { isCalendarDay } from './calendar-day.ts';

describe('isCalendarDay', () => {
  it.each(['1990-04-27', '2000-02-29', '1900-01-01', '2026-12-31'])('accepts %s', (day) =>
    expect(isCalendarDay(day)).toBe(true),
  );
  it.each([
    '1990-4-27',
    '27.4.1990',
    '1990-13-01',
    '1990-00-10',
    '2001-02-29',
    '2026-02-31',
    '1900-02-29',
    '1990-04-31',
    '1990-04-00',
    '19900427',
    '1990-04-27T00:00',
    '1990-04-27\n',
    '',
    'abcd-ef-gh',
    '+001990-04-27',
  ])('rejects %j', (day) => expect(isCalendarDay(day)).toBe(false));
});
