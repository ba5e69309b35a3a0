import { describe, expect, it } from '@jest/globals';
import { readLimit, type LimitState } from './limitForm.ts';

const deposit = (ceiling: number | null): LimitState => ({
  kind: 'DEPOSIT',
  period: 'Day',
  ceiling,
  currency: 'EUR',
});
const session = (ceiling: number | null): LimitState => ({
  kind: 'SESSION',
  period: 'Day',
  ceiling,
  currency: 'EUR',
});

describe('readLimit (requirements/regulation#limit-changes)', () => {
  it.each([
    ['a first limit', deposit(null), '50', { ceiling: 5000, effect: 'at-once' }],
    ['a limit as a Japanese keyboard writes it', deposit(null), '５０', { ceiling: 5000, effect: 'at-once' }],
    ['a lower limit', deposit(10000), '49,99', { ceiling: 4999, effect: 'at-once' }],
    ['a higher limit', deposit(10000), '100.01', { ceiling: 10001, effect: 'after-cool-off' }],
    ['minutes of a session', session(null), '90', { ceiling: 90, effect: 'at-once' }],
    ['the minimum', deposit(null), '0.01', { ceiling: 1, effect: 'at-once' }],
    ['every minute of a day', session(null), '1440', { ceiling: 1_440, effect: 'at-once' }],
    [
      'every minute of a week',
      { ...session(60), period: 'Week' as const },
      '10080',
      { ceiling: 10_080, effect: 'after-cool-off' },
    ],
    [
      'every minute of the longest month',
      { ...session(null), period: 'Month' as const },
      '44640',
      { ceiling: 44_640, effect: 'at-once' },
    ],
    [
      'yen, which have no decimals',
      { ...deposit(null), currency: 'JPY' },
      '5000',
      { ceiling: 5_000, effect: 'at-once' },
    ],
  ])('reads %s', (_name, state, text, value) => {
    expect(readLimit(state, text)).toEqual({ ok: true, value });
  });
  it.each([
    ['nothing', deposit(null), '', 'empty'],
    ['zero', deposit(null), '0', 'not-positive'],
    ['less than zero', deposit(null), '-5', 'not-positive'],
    ['words', deposit(null), 'ten', 'not-a-number'],
    ['thousands separators', deposit(null), '1 500', 'grouped'],
    ['the current value', deposit(5000), '50', 'unchanged'],
    ['fractions of a cent', deposit(null), '1.005', 'too-precise'],
    ['half a minute', session(null), '1.5', 'too-precise'],
    ['more minutes than a day has', session(null), '1441', 'more-than-a-period'],
    [
      'more minutes than a week has',
      { ...session(null), period: 'Week' as const },
      '10081',
      'more-than-a-period',
    ],
    [
      'more minutes than any month has',
      { ...session(null), period: 'Month' as const },
      '44641',
      'more-than-a-period',
    ],
  ])('refuses %s', (_name, state, text, failure) => {
    expect(readLimit(state, text)).toEqual({ ok: false, failure });
  });
});
