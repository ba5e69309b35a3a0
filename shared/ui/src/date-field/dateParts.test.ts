import { describe, expect, it } from '@jest/globals';
import { joinDate, partOrder, splitDate } from './dateParts.ts';

describe('date parts', () => {
  it.each([
    ['en-GB', 'day month year'],
    ['en-US', 'month day year'],
    ['fi', 'day month year'],
    ['fr-CA', 'year month day'],
    ['ja', 'year month day'],
  ])('are written in the order of %s: %s', (language, order) => {
    expect(partOrder(language).join(' ')).toBe(order);
  });

  it.each([
    [{ day: '3', month: '2', year: '1990' }, '1990-02-03'],
    [{ day: '29', month: '2', year: '2000' }, '2000-02-29'],
    [{ day: '29', month: '2', year: '1900' }, ''],
    [{ day: '31', month: '4', year: '1990' }, ''],
    [{ day: '', month: '4', year: '1990' }, ''],
    [{ day: '1', month: '13', year: '1990' }, ''],
    [{ day: '1', month: '1', year: '90' }, ''],
  ])('are read from %j as %j', (parts, iso) => {
    expect(joinDate(parts)).toBe(iso);
  });

  it('parses the dates that it formats', () => {
    expect(splitDate('1990-02-03')).toEqual({ day: '3', month: '2', year: '1990' });
    expect(splitDate('not a date')).toEqual({ day: '', month: '', year: '' });
  });
});
