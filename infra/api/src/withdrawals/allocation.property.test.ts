import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testSeed } from '../../test/seed.ts';
import { allocated, payableAccount } from '../../test/payableAccounts.ts';

describe('allocate', () => {
  it(`adds up exactly within the bounds of every account (seed ${testSeed})`, () => {
    const accounts = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        remaining: fc.nat({ max: 9_000 }),
        canReceive: fc.boolean(),
        minimum: fc.nat({ max: 900 }),
        maximum: fc.integer({ min: 900, max: 9_000 }),
      }),
      { selector: (one) => one.id },
    );
    fc.assert(
      fc.property(
        accounts,
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom('a', 'b', 'c', 'd', undefined),
        fc.boolean(),
        (all, amount, chosenId, isClosedLoop) => {
          const payable = all.map((one) => payableAccount(one.id, one.remaining, one));
          const answer = allocated({ amount, chosenId, isClosedLoop, accounts: payable });
          if ('code' in answer) return;
          expect([answer.reduce((sum, share) => sum + share.amount, 0), answer.length <= 10]).toEqual([
            amount,
            true,
          ]);
          const sent = (id: string, which = answer) =>
            which.reduce((sum, share) => sum + (share.account.id === id ? share.amount : 0), 0);
          for (const { account: to, amount: part } of answer) {
            expect(to.canReceive && part > 0 && part >= to.minimum && part <= to.maximum).toBe(true);
            expect(
              sent(
                to.id,
                answer.filter(({ reason }) => reason === 'DEPOSITED_FROM_HERE'),
              ),
            ).toBeLessThanOrEqual(to.remaining);
          }
          if (!isClosedLoop) return;
          // like `violates_closed_loop` in SQL: no money to another account while an account that can receive
          // money is still owed deposits
          const able = payable.filter(({ canReceive, remaining }) => canReceive && remaining > 0);
          const elsewhere = payable.reduce(
            (sum, to) =>
              sum + Math.max(0, sent(to.id) - (able.includes(to) ? Math.max(to.remaining, to.minimum) : 0)),
            0,
          );
          for (const to of able) {
            const owed = to.remaining - sent(to.id);
            expect(
              owed > 0 && elsewhere >= Math.max(1, to.minimum) && (sent(to.id) === 0 || owed >= to.minimum),
            ).toBe(false);
          }
        },
      ),
      { seed: testSeed, numRuns: 2_000 },
    );
  });
});
