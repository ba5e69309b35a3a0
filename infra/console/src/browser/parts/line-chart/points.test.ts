import { describe, expect, it } from '@jest/globals';
import { extentOf, niceTop, pathOf } from './points.ts';

describe('chart scale', () => {
  it.each([
    [0, 1],
    [0.004, 0.005],
    [1, 1],
    [1.1, 2],
    [23, 50],
    [51, 100],
    [1_001, 2_000],
  ])('rounds %d up to %d', (value, top) => {
    expect(niceTop(value)).toBeCloseTo(top, 10);
  });

  it('spans all lines and is empty without data', () => {
    expect(
      extentOf([
        [
          { at: 10, value: 1 },
          { at: 30, value: null },
        ],
        [{ at: 20, value: 7 }],
      ]),
    ).toEqual({ from: 10, to: 20, top: 10 });
    expect(extentOf([[{ at: 10, value: null }], []])).toBeUndefined();
    expect(extentOf([[{ at: 10, value: 0 }]], 0.01)).toEqual({ from: 10, to: 10, top: 0.01 });
  });
});

describe('pathOf', () => {
  const extent = { from: 0, to: 100, top: 10 };

  it('runs from bottom left to top right', () => {
    expect(
      pathOf(
        [
          { at: 0, value: 0 },
          { at: 100, value: 10 },
        ],
        extent,
      ),
    ).toBe('M0.00 100.00h0.01L100.00 0.00');
  });

  it('is interrupted where data is missing', () => {
    expect(
      pathOf(
        [
          { at: 0, value: 5 },
          { at: 50, value: null },
          { at: 100, value: 5 },
        ],
        extent,
      ),
    ).toBe('M0.00 50.00h0.01M100.00 50.00h0.01');
  });

  it('centres a single time', () => {
    expect(pathOf([{ at: 5, value: 10 }], { from: 5, to: 5, top: 10 })).toBe('M50.00 0.00h0.01');
  });
});
