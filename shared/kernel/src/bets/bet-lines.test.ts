import { describe, expect, it } from '@jest/globals';
import { countLines, linesOf, MAX_LEGS, SYSTEMS, type BetShape, type SystemName } from './bet-lines.ts';

const shape = (change: Partial<BetShape>): BetShape => ({ legs: 3, bankers: [], sizes: [2], ...change });

describe('lines of a bet', () => {
  it.each<[SystemName, number]>([
    ['TRIXIE', 4],
    ['PATENT', 7],
    ['YANKEE', 11],
    ['LUCKY_15', 15],
    ['CANADIAN', 26],
    ['LUCKY_31', 31],
    ['HEINZ', 57],
    ['LUCKY_63', 63],
    ['SUPER_HEINZ', 120],
    ['GOLIATH', 247],
  ])('a %s has %i lines, each once', (name, count) => {
    const system = shape(SYSTEMS[name]);
    const lines = linesOf(system);
    expect([countLines(system), lines.length]).toEqual([count, count]);
    expect(new Set(lines.map((legs) => legs.join())).size).toBe(count);
  });

  it.each<[string, Partial<BetShape>, readonly (readonly number[])[]]>([
    ['a single', { legs: 1, sizes: [1] }, [[0]]],
    ['three singles', { sizes: [1] }, [[0], [1], [2]]],
    ['a treble', { sizes: [3] }, [[0, 1, 2]]],
    [
      'two of three',
      {},
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    ],
    [
      'a banker in each line',
      { bankers: [1], sizes: [1, 2] },
      [
        [0, 1],
        [1, 2],
        [0, 1, 2],
      ],
    ],
  ])('%s', (_name, change, lines) => {
    expect(linesOf(shape(change))).toEqual(lines);
  });

  it.each<[string, Partial<BetShape>]>([
    ['no selection', { legs: 0, sizes: [1] }],
    ['too many selections', { legs: MAX_LEGS + 1 }],
    ['10^6 selections', { legs: 1_000_000 }],
    ['a part of a selection', { legs: 2.5 }],
    ['no size', { sizes: [] }],
    ['a size of zero', { sizes: [0] }],
    ['a size above the number of selections', { sizes: [4] }],
    ['a size twice', { sizes: [2, 2] }],
    ['a size that is not a number', { sizes: [Number.NaN] }],
    ['a banker twice', { bankers: [0, 0] }],
    ['a banker that is not a selection', { bankers: [3] }],
    ['bankers only', { legs: 2, bankers: [0, 1], sizes: [1] }],
  ])('refuses %s', (_name, change) => {
    expect(countLines(shape(change))).toBe(0);
    expect(() => linesOf(shape(change))).toThrow(RangeError);
  });

  it('counts a bet with too many lines without listing them', () => {
    const large = shape({ legs: 20, sizes: [10] });
    expect(countLines(large)).toBe(184_756);
    expect(() => linesOf(large)).toThrow('a bet of 184756 lines');
  });
});
