import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { averageStake, betsPerHour, costPerHour, oneIn } from './jackpotCosts.ts';

const CHANCES = { mega: 500_000, major: 50_000, minor: 2_000, shared: 10_000 };

describe('pace', () => {
  it.each([
    [{ rounds: 2, stakeMinor: 200, elapsedMs: 10_000 }, undefined],
    [{ rounds: 3, stakeMinor: 300, elapsedMs: 0 }, undefined],
    [{ rounds: 10, stakeMinor: 1_000, elapsedMs: 60_000 }, 600],
  ])('maps %j to %s bets an hour', (pace, bets) => expect(betsPerHour(pace)).toBe(bets));

  it('has an average stake after the first round', () => {
    expect(averageStake({ rounds: 0, stakeMinor: 0, elapsedMs: 0 }, 'EUR')).toBeUndefined();
    expect(averageStake({ rounds: 4, stakeMinor: 250, elapsedMs: 1 }, 'EUR')).toEqual(money(63, 'EUR'));
  });
});

describe('costPerHour', () => {
  it.each([
    ['a share of each stake', '5', true, 600 * 5],
    ['an amount with each bet', '0.25', false, 600 * 25],
  ])('is %s', (_what, option, isPercentage, minor) => {
    expect(costPerHour(option, isPercentage, money(100, 'EUR'), 600)).toEqual(money(minor, 'EUR'));
  });
});

describe('oneIn', () => {
  it.each([
    ['ten cents', money(10, 'EUR'), 1, 5_000_000],
    ['another currency by its rate', money(20, 'USD'), 1.1, 2_750_000],
    ['nothing', money(0, 'EUR'), 1, undefined],
    ['an unknown rate', money(10, 'EUR'), undefined, undefined],
  ])('divides the chance of the largest pot by %s', (_what, contribution, rate, expected) => {
    expect(oneIn('mega', contribution, { chances: CHANCES, rate })).toBe(expected);
  });

  it('is unknown when the provider publishes no chances', () => {
    expect(oneIn('mega', money(10, 'EUR'), { chances: undefined, rate: 1 })).toBeUndefined();
  });
});
