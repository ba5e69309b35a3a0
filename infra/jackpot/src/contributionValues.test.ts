import { describe, expect, it } from '@jest/globals';
import type { JackpotTerms } from '@foyer/market';
import { contributionOf, statusOf } from './contributionValues.ts';

const where = { sourceId: 's', instanceId: 'i' };
const PERCENT: JackpotTerms = {
  ...where,
  isPercentage: true,
  contributionOptions: ['2', '5', '12.5'],
  initialContributionValue: '5',
};
const AMOUNTS: JackpotTerms = {
  ...where,
  isPercentage: false,
  contributionOptions: ['0.10', '0.25', '0', 'much', '-1', '10'],
  initialContributionValue: '0.10',
};

describe('contributionOf', () => {
  it.each<[string, JackpotTerms, string, unknown]>([
    ['2', PERCENT, 'EUR', { shareBasisPoints: 200 }],
    ['12.5', PERCENT, 'EUR', { shareBasisPoints: 1_250 }],
    ['0.10', AMOUNTS, 'EUR', { amountMinor: 10 }],
    ['10', AMOUNTS, 'JPY', { amountMinor: 10 }],
    ['3', PERCENT, 'EUR', undefined],
    ['2.0', PERCENT, 'EUR', undefined],
    ['0.20', AMOUNTS, 'EUR', undefined],
    ['0', AMOUNTS, 'EUR', undefined],
    ['-1', AMOUNTS, 'EUR', undefined],
    ['much', AMOUNTS, 'EUR', undefined],
    ['0.10', AMOUNTS, 'JPY', undefined],
  ])('returns for %s of %j in %s: %j', (value, terms, currency, agreed) => {
    expect(contributionOf(value, terms, currency)).toEqual(agreed);
  });
});

describe('contributionValueOf a stored choice', () => {
  it.each<[object, JackpotTerms, string, string]>([
    [{ shareBasisPoints: 1_250 }, PERCENT, 'EUR', '12.5'],
    [{ shareBasisPoints: 500 }, PERCENT, 'EUR', '5'],
    [{ shareBasisPoints: 300 }, PERCENT, 'EUR', '3'],
    [{ amountMinor: 10 }, AMOUNTS, 'EUR', '0.10'],
    [{ amountMinor: 10 }, AMOUNTS, 'JPY', '10'],
    [{ amountMinor: 35 }, AMOUNTS, 'EUR', '0.35'],
  ])('returns for %j of %j in %s: %s', (choice, terms, currency, value) => {
    expect(statusOf({ optedIn: true, ...choice } as Parameters<typeof statusOf>[0], terms, currency)).toEqual(
      {
        opted_in: true,
        contribution_preferences: { [currency]: value },
        preferred_contribution_value: value,
      },
    );
  });
  it('accepts opting out', () =>
    expect(statusOf({ optedIn: false, shareBasisPoints: 500 }, PERCENT, 'EUR').opted_in).toBe(false));
});
