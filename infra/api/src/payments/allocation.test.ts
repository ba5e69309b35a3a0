import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testSeed } from '../testing/seed.ts';
import { allocate, type PayableAccount } from './allocation.ts';

function account(id: string, remaining: number, more: Partial<PayableAccount> = {}): PayableAccount {
  return { id, methodId: 'card', kind: 'CARD', label: id, canReceive: true, remaining, minimum: 500, maximum: 100_000, ...more };
}

const CARD = account('card', 6_000);
const BANK = account('bank', 2_000);
const NEW = account('new', 0);

describe('how a withdrawal is sent', () => {
  it.each<[string, boolean, number, string | undefined, readonly PayableAccount[], readonly (readonly [string, number])[]]>([
    ['open loop: all where the player wishes', false, 9_000, 'new', [CARD, BANK, NEW], [['new', 9_000]]],
    ['open loop, nothing chosen', false, 9_000, undefined, [CARD], []],
    ['closed loop: the largest part first, the rest as wished', true, 9_000, 'new', [BANK, CARD, NEW], [['card', 6_000], ['bank', 2_000], ['new', 1_000]]],
    ['closed loop, all bound', true, 4_000, 'new', [CARD, NEW], [['card', 4_000]]],
    ['closed loop, nothing chosen: the rest joins the largest', true, 9_000, undefined, [CARD, BANK], [['card', 6_000], ['bank', 2_000], ['card', 1_000]]],
    ['a rest too little to be sent alone goes with its account’s part', true, 6_100, 'card', [CARD], [['card', 6_100]]],
    ['a rest too little for another account cannot be sent', true, 6_100, 'new', [CARD, NEW], []],
    ['an account that cannot receive is passed over', true, 5_000, 'new', [account('voucher', 6_000, { canReceive: false }), NEW], [['new', 5_000]]],
    ['a part too little for its method joins the rest', true, 5_000, 'new', [account('old', 300), NEW], [['new', 5_000]]],
    ['more than the method carries', false, 100_001, 'new', [NEW], []],
    ['less than the method carries', false, 499, 'new', [NEW], []],
    ['nobody to send to', true, 5_000, undefined, [NEW], []],
    ['open loop: what was paid in does not count', false, 9_000, 'new', [CARD, NEW], [['new', 9_000]]],
    ['open loop: all the method carries', false, 100_000, 'new', [NEW], [['new', 100_000]]],
    ['open loop: the least the method carries', false, 500, 'new', [NEW], [['new', 500]]],
    ['an account that cannot receive is not chosen', false, 5_000, 'new', [account('new', 0, { canReceive: false })], []],
    ['closed loop: to the unit what was paid in', true, 8_000, undefined, [BANK, CARD], [['card', 6_000], ['bank', 2_000]]],
    ['closed loop: what is left of the wish after the largest', true, 6_500, undefined, [CARD, BANK], [['card', 6_000], ['bank', 500]]],
    ['a part that is the least its method carries', true, 5_500, 'new', [account('old', 500), NEW], [['old', 500], ['new', 5_000]]],
    ['no part of nothing where a method carries the least amounts', true, 5_000, 'new', [account('zero', 0, { minimum: 0 }), NEW], [['new', 5_000]]],
    ['nothing more once all is sent', true, 6_000, 'new', [CARD, account('other', 100, { minimum: 0 }), NEW], [['card', 6_000]]],
    ['never more to an account than its method carries', true, 9_000, 'new', [account('small', 6_000, { maximum: 4_000 }), NEW], [['small', 4_000], ['new', 5_000]]],
    ['equal parts in the order of their names', true, 4_000, undefined, [account('b', 2_000), account('a', 2_000)], [['a', 2_000], ['b', 2_000]]],
    ['equal parts in the order of their names, however they come', true, 4_000, undefined, [account('a', 2_000), account('b', 2_000)], [['a', 2_000], ['b', 2_000]]],
    ['a rest as little as its account carries is sent by itself', true, 6_500, 'card', [CARD], [['card', 6_000], ['card', 500]]],
    ['a rest too little joins the chosen account’s part, not another’s', true, 8_100, 'bank', [CARD, BANK], [['card', 6_000], ['bank', 2_100]]],
    ['a rest that fills its account', true, 6_100, 'full', [account('full', 6_000, { maximum: 6_100 })], [['full', 6_100]]],
    ['a rest that no longer fits its account', true, 6_101, 'full', [account('full', 6_000, { maximum: 6_100 })], []],
    ['a rest of more than its account carries', true, 9_000, 'small', [account('card', 2_000), account('small', 0, { maximum: 6_999 })], []],
    ['a rest of all that its account carries', true, 9_000, 'small', [account('card', 2_000), account('small', 0, { maximum: 7_000 })], [['card', 2_000], ['small', 7_000]]],
  ])('%s', (_what, isClosedLoop, amount, chosenId, accounts, shares) => {
    expect(allocate({ amount, chosenId, accounts, isClosedLoop }).map((share) => [share.account.id, share.amount])).toEqual(shares);
  });

  it('says of each share why it goes there', () => {
    const shares = (accounts: readonly PayableAccount[], amount: number) => allocate({ amount, chosenId: 'card', accounts, isClosedLoop: true });
    expect(shares([CARD, BANK], 9_000).map(({ account: to, reason }) => [to.id, reason])).toEqual([['card', 'DEPOSITED_FROM_HERE'], ['bank', 'DEPOSITED_FROM_HERE'], ['card', 'REST']]);
    expect(shares([CARD], 6_100)).toEqual([{ account: CARD, amount: 6_100, reason: 'REST' }]);
  });

  it(`adds up, to the unit, within every account’s bounds (seed ${testSeed})`, () => {
    const accounts = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), remaining: fc.nat({ max: 9_000 }), canReceive: fc.boolean(), minimum: fc.nat({ max: 900 }), maximum: fc.integer({ min: 900, max: 9_000 }) }), { selector: (one) => one.id });
    fc.assert(fc.property(accounts, fc.integer({ min: 1, max: 20_000 }), fc.constantFrom('a', 'b', 'c', 'd', undefined), fc.boolean(), (all, amount, chosenId, isClosedLoop) => {
      const shares = allocate({ amount, chosenId, isClosedLoop, accounts: all.map((one) => account(one.id, one.remaining, one)) });
      if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      for (const { account: to, amount: part, reason } of shares) {
        expect(to.canReceive && part > 0 && part >= to.minimum && part <= to.maximum).toBe(true);
        if (reason === 'DEPOSITED_FROM_HERE') expect(part).toBeLessThanOrEqual(to.remaining);
      }
    }), { seed: testSeed, numRuns: 2_000 });
  });
});
