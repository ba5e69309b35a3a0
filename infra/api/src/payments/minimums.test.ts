import { describe, expect, it } from '@jest/globals';
import { minimumDeposit } from '@foyer/money';
import fc from 'fast-check';
import { minimumDepositOf, minimumWithdrawalOf, walletMinimums } from './minimums.ts';

const sourceOf = (currency: string, minDepositAmount: number, minWithdrawalAmount: number) => ({
  sections: { wallet: { [currency]: { minDepositAmount, minWithdrawalAmount } } },
});
const currencies = fc.constantFrom('EUR', 'CAD', 'USD', 'JPY', 'GBP', 'SEK');
const amounts = fc.integer({ min: 1, max: 10_000_000 });

describe('the minimum deposit', () => {
  it('is the larger of the wallet’s minimum and the constant of the currency', () => {
    fc.assert(
      fc.property(currencies, amounts, amounts, (currency, deposit, withdrawal) => {
        const minimum = minimumDepositOf(sourceOf(currency, deposit, withdrawal), currency);
        const constant = minimumDeposit(currency).minor;
        expect(minimum).toBeGreaterThanOrEqual(deposit);
        expect(minimum).toBeGreaterThanOrEqual(constant);
        expect([deposit, constant]).toContain(minimum);
      }),
    );
  });

  it.each([
    ['EUR', 500, 2_000],
    ['EUR', 2_500, 2_500],
    ['JPY', 100, 1_200],
  ])('combines the minimum of %s and a wallet minimum of %d: %d', (currency, wallet, effective) => {
    expect(minimumDepositOf(sourceOf(currency, wallet, 1), currency)).toBe(effective);
  });
});

describe('the minimum withdrawal', () => {
  it('is the wallet’s own value, independent of the deposit', () => {
    fc.assert(
      fc.property(currencies, amounts, amounts, (currency, deposit, withdrawal) => {
        expect(minimumWithdrawalOf(sourceOf(currency, deposit, withdrawal), currency)).toBe(withdrawal);
      }),
    );
  });
});

it.each(['CAD', 'SEK'])('uses the constant for %s without a content value', (currency) => {
  const { minDepositAmount, minWithdrawalAmount } = walletMinimums(sourceOf('EUR', 1, 1), currency);
  expect([minDepositAmount, minWithdrawalAmount]).toEqual([
    minimumDeposit(currency).minor,
    minimumDeposit(currency).minor,
  ]);
});
