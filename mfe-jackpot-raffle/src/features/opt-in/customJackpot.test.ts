import { describe, expect, it } from '@jest/globals';
import { proposedContribution, withoutCustomJackpot } from './customJackpot.ts';

describe('setCustomJackpot', () => {
  it.each([
    ['?setCustomJackpot=5', '5'],
    ['?a=1&setCustomJackpot=2', '2'],
    ['?setCustomJackpot=7', undefined],
    ['?setCustomJackpot=', undefined],
    ['', undefined],
  ])('%s proposes %s', (search, expected) => expect(proposedContribution(search, ['2', '5'])).toBe(expected));

  it('is removed and leaves the rest', () => {
    expect(withoutCustomJackpot('?a=1&setCustomJackpot=5')).toBe('?a=1');
    expect(withoutCustomJackpot('?setCustomJackpot=5')).toBe('');
  });
});
