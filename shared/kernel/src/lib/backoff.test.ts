import { describe, expect, it } from '@jest/globals';
import { backoffMs } from './backoff.ts';

const LIMITS = { firstMs: 250, maxMs: 2_000 };

describe('backoffMs', () => {
  it.each([
    [1, 250],
    [2, 500],
    [3, 1_000],
    [4, 2_000],
    [5, 2_000],
    [5_000, 2_000],
  ])('doubles the pause up to the longest one: failure %d', (failures, ms) => {
    expect(backoffMs(failures, LIMITS, () => 0)).toBe(ms);
  });

  it('shortens the pause by up to half by default', () => {
    expect(backoffMs(1, LIMITS, () => 0.999_999)).toBeCloseTo(125, 3);
  });

  it('shortens the pause by the random part of the jitter', () => {
    expect(backoffMs(2, { ...LIMITS, jitter: 0.2 }, () => 0.5)).toBe(450);
    expect(backoffMs(2, { ...LIMITS, jitter: 0 }, () => 0.5)).toBe(500);
  });
});
