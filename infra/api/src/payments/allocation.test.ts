import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { testSeed } from '../testing/seed.ts';
import { allocate, type PayableAccount } from './allocation.ts';
import { parseBooks } from './books.ts';
import { isSignedText, signText } from './signature.ts';

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
  ])('%s', (_what, isClosedLoop, amount, chosenId, accounts, shares) => {
    expect(allocate({ amount, chosenId, accounts, isClosedLoop }).map((share) => [share.account.id, share.amount])).toEqual(shares);
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

describe('the provider’s file', () => {
  const body = 'payment_id,reference,direction,type,amount,fee,currency,at\np-1,r-1,deposit,captured,2000,0,EUR,2026-11-18T12:00:00.000Z\n';
  const whole = (text: string, rows = 1) => `${text}#,${rows},${createHash('sha256').update(text).digest('hex')}\n`;

  it('is read', () => {
    expect(parseBooks(whole(body))).toEqual([{ paymentId: 'p-1', reference: 'r-1', type: 'captured', amount: 2_000, currency: 'EUR', at: '2026-11-18T12:00:00.000Z' }]);
  });
  it.each([
    ['cut', whole(body).slice(0, -90)], ['without its end', body], ['with a changed amount', whole(body).replace('2000', '2001')], ['with another count', whole(body, 2)], ['with a line that is none', whole(`${body}x\n`, 2)], ['empty', ''],
  ])('is refused %s', (_what, text) => expect(() => parseBooks(text)).toThrow(/reconciliation file/));
});

describe('signatures', () => {
  const at = 1_800_000_000_000;
  const good = signText('secret', 'text', at);
  it.each([
    ['as sent', good, 'text', 0, true], ['299 s later', good, 'text', 299_000, true], ['301 s later', good, 'text', 301_000, false], ['301 s earlier', good, 'text', -301_000, false],
    ['of another text', good, 'texT', 0, false], ['without one', undefined, 'text', 0, false], ['with another time', good.replace(/t=\d/, 't=2'), 'text', 0, false], ['cut', good.slice(0, -1), 'text', 0, false],
  ])('%s', (_what, header, text, skew, isGood) => expect(isSignedText('secret', text, header, at + skew)).toBe(isGood));
});
