import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arrivingOf, chargedFor, refundedFee } from './charges.ts';

/** Minor units. */
const MAX_AMOUNT = 1_000_000_000_000;

it.each([
  [2_000, 30, 2_030, 1_970],
  [500, 8, 508, 492],
  [500, 0, 500, 500],
])('%d with a fee of %d charges the payer %d and pays out %d', (amount, fee, taken, arriving) => {
  expect([chargedFor({ amount, fee }), arrivingOf({ amount, fee })]).toEqual([taken, arriving]);
});

describe('refundedFee', () => {
  it.each([
    [2_000, 30, 0, 2_000, 30],
    [2_000, 30, 0, 1_000, 15],
    [2_000, 30, 1_000, 1_000, 15],
    [1_000, 1, 0, 999, 0],
    [1_000, 1, 999, 1, 1],
    [2_000, 0, 0, 2_000, 0],
  ])(
    'returns the share of the fee: for %d with fee %d, after %d, for %d: %d',
    (amount, fee, refunded, back, share) => {
      expect(refundedFee({ amount, fee, refunded }, back)).toBe(share);
    },
  );

  it('returns the whole fee when everything is returned, in any parts, and is never negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: MAX_AMOUNT }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: MAX_AMOUNT }),
        (parts, fee) => {
          const amount = parts.reduce((sum, part) => sum + part, 0);
          let refunded = 0;
          let back = 0;
          for (const part of parts) {
            const share = refundedFee({ amount, fee, refunded }, part);
            expect(share).toBeGreaterThanOrEqual(0);
            back += share;
            refunded += part;
          }
          expect(back).toBe(fee);
        },
      ),
    );
  });
});
