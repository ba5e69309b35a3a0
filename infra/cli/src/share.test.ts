import { describe, expect, it } from '@jest/globals';
import { CommandFailure } from './failure.ts';
import { shareOf } from './share.ts';

describe('a share of the visitors', () => {
  it.each([
    ['5%', 500],
    ['5', 500],
    ['0.01%', 1],
    ['0.25 %', 25],
    ['100%', 10_000],
    ['33.33', 3_333],
  ])('converts %s to %i buckets', (text, buckets) => {
    expect(shareOf(text)).toBe(buckets);
  });

  it.each(['', '0', '0.001%', '101%', '-5', '5,5', 'half', '1e3'])('rejects "%s"', (text) => {
    expect(() => shareOf(text)).toThrow(CommandFailure);
  });
});
