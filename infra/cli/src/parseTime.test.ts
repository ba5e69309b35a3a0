import { describe, expect, it } from '@jest/globals';
import { parseTime } from './parseTime.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

describe('parseTime', () => {
  it.each([
    ['30m', '2026-11-22T11:30:00.000Z'],
    ['2h', '2026-11-22T10:00:00.000Z'],
    ['3 d', '2026-11-19T12:00:00.000Z'],
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
  ])('reads %s as %s', (text, at) => {
    expect(parseTime(text, NOW)).toBe(at);
  });

  it.each(['', 'yesterday', '2y', '-1h', '2026-11-23T10:00:00Z'])('rejects "%s"', (text) => {
    expect(() => parseTime(text, NOW)).toThrow('is not a time in the past');
  });
});
