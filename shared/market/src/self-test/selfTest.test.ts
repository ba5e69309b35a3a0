import { describe, expect, it } from '@jest/globals';
import { selfTestBand, selfTestScore, type SelfTestBand } from './selfTest.ts';

const all = (answer: number): number[] => Array.from({ length: 9 }, () => answer);

describe('selfTestBand', () => {
  it.each<[number, SelfTestBand]>([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ])('returns for the score %i: %s', (score, band) => {
    expect(selfTestBand(score)).toBe(band);
  });
});

describe('selfTestScore', () => {
  it('adds up the answers', () => {
    expect([
      selfTestScore(all(0)),
      selfTestScore(all(3)),
      selfTestScore([0, 1, 2, 3, 0, 0, 0, 0, 1]),
    ]).toEqual([0, 27, 7]);
  });

  it.each([
    ['a missing answer', all(1).slice(1)],
    ['a surplus answer', [...all(1), 0]],
    ['an answer above the scale', [...all(0).slice(1), 4]],
    ['a negative answer', [...all(0).slice(1), -1]],
    ['a fraction', [...all(0).slice(1), 0.5]],
  ])('is undefined for %s', (_name, answers) => {
    expect(selfTestScore(answers)).toBeUndefined();
  });
});
