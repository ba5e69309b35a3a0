import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testSeed } from '../../test/seed.ts';
import {
  allocate,
  type AllocationInput,
  type AllocationRefusal,
  type PayableAccount,
  type Share,
} from './allocation.ts';

function account(id: string, remaining: number, more: Partial<PayableAccount> = {}): PayableAccount {
  return {
    id,
    methodId: 'card',
    kind: 'CARD',
    label: id,
    canReceive: true,
    remaining,
    minimum: 500,
    maximum: 100_000,
    ...more,
  };
}

const CARD = account('card', 6_000);
const BANK = account('bank', 2_000);
const NEW = account('new', 0);

/** The allocated shares, or the refusal. */
function allocated(question: AllocationInput): readonly Share[] | AllocationRefusal {
  const answer = allocate(question);
  return answer.ok ? answer.value : answer.failure;
}
const pairs = (answer: readonly Share[] | AllocationRefusal) =>
  'code' in answer
    ? [answer.code, 'bound' in answer ? answer.bound : undefined]
    : answer.map((share) => [share.account.id, share.amount]);
const TOO_LARGE = (bound: number) => ['AMOUNT_TOO_LARGE', bound] as const;
const TOO_SMALL = (bound: number) => ['AMOUNT_TOO_SMALL', bound] as const;
const NO_ACCOUNT = ['NO_ACCOUNT', undefined] as const;

describe('allocate', () => {
  it.each<[string, boolean, number, string | undefined, readonly PayableAccount[], readonly unknown[]]>([
    ['open loop: everything to the chosen account', false, 9_000, 'new', [CARD, BANK, NEW], [['new', 9_000]]],
    ['open loop without a chosen account', false, 9_000, undefined, [CARD], NO_ACCOUNT],
    [
      'closed loop: the largest part first, the rest to the chosen account',
      true,
      9_000,
      'new',
      [BANK, CARD, NEW],
      [
        ['card', 6_000],
        ['bank', 2_000],
        ['new', 1_000],
      ],
    ],
    [
      'closed loop: everything to the account of the deposit',
      true,
      4_000,
      'new',
      [CARD, NEW],
      [['card', 4_000]],
    ],
    [
      'closed loop without a chosen account: the rest joins the largest part',
      true,
      9_000,
      undefined,
      [CARD, BANK],
      [
        ['card', 6_000],
        ['bank', 2_000],
        ['card', 1_000],
      ],
    ],
    [
      'a rest below the minimum joins the part of its account',
      true,
      6_100,
      'card',
      [CARD],
      [['card', 6_100]],
    ],
    [
      'a rest below the minimum of another account is refused',
      true,
      6_100,
      'new',
      [CARD, NEW],
      TOO_SMALL(6_500),
    ],
    [
      'an account that cannot receive is skipped',
      true,
      5_000,
      'new',
      [account('voucher', 6_000, { canReceive: false }), NEW],
      [['new', 5_000]],
    ],
    [
      'a part below the minimum is raised from the rest',
      true,
      5_000,
      'new',
      [account('old', 300), NEW],
      [
        ['old', 500],
        ['new', 4_500],
      ],
    ],
    [
      'a part below the minimum joins the rest for the same chosen account',
      true,
      5_000,
      'old',
      [account('old', 300), NEW],
      [['old', 5_000]],
    ],
    [
      'a part below the minimum joins the rest if the rest cannot raise it',
      true,
      400,
      'new',
      [account('old', 300), account('new', 0, { minimum: 100 })],
      [['new', 400]],
    ],
    ['an amount above the maximum of the method', false, 100_001, 'new', [NEW], TOO_LARGE(100_000)],
    ['an amount below the minimum of the method', false, 499, 'new', [NEW], TOO_SMALL(500)],
    ['no account to send to', true, 5_000, undefined, [NEW], NO_ACCOUNT],
    ['open loop: deposits do not matter', false, 9_000, 'new', [CARD, NEW], [['new', 9_000]]],
    ['open loop: the maximum of the method', false, 100_000, 'new', [NEW], [['new', 100_000]]],
    ['open loop: the minimum of the method', false, 500, 'new', [NEW], [['new', 500]]],
    [
      'a chosen account that cannot receive',
      false,
      5_000,
      'new',
      [account('new', 0, { canReceive: false })],
      NO_ACCOUNT,
    ],
    [
      'closed loop: exactly what was paid in',
      true,
      8_000,
      undefined,
      [BANK, CARD],
      [
        ['card', 6_000],
        ['bank', 2_000],
      ],
    ],
    [
      'closed loop: the largest part first, the remaining amount to the next account',
      true,
      6_500,
      undefined,
      [CARD, BANK],
      [
        ['card', 6_000],
        ['bank', 500],
      ],
    ],
    [
      'a part at the minimum of its method',
      true,
      5_500,
      'new',
      [account('old', 500), NEW],
      [
        ['old', 500],
        ['new', 5_000],
      ],
    ],
    [
      'no share of zero for a method without a minimum',
      true,
      5_000,
      'new',
      [account('zero', 0, { minimum: 0 }), NEW],
      [['new', 5_000]],
    ],
    [
      'no further share once everything is sent',
      true,
      6_000,
      'new',
      [CARD, account('other', 100, { minimum: 0 }), NEW],
      [['card', 6_000]],
    ],
    [
      'shares up to the maximum of the method, as many as needed',
      true,
      9_000,
      'new',
      [account('small', 6_000, { maximum: 4_000 }), NEW],
      [
        ['small', 4_000],
        ['small', 2_000],
        ['new', 3_000],
      ],
    ],
    [
      'exactly twice the maximum of the method',
      true,
      5_000,
      'new',
      [account('small', 5_000, { maximum: 2_500 }), NEW],
      [
        ['small', 2_500],
        ['small', 2_500],
      ],
    ],
    [
      'each share within the bounds',
      true,
      5_200,
      'new',
      [account('small', 5_200, { maximum: 2_500 }), NEW],
      [
        ['small', 2_500],
        ['small', 2_200],
        ['small', 500],
      ],
    ],
    [
      'what cannot be cut within the bounds is sent as far as it goes',
      true,
      3_100,
      'new',
      [account('small', 2_600, { minimum: 2_000, maximum: 2_500 }), NEW],
      [
        ['small', 2_500],
        ['new', 600],
      ],
    ],
    [
      'a part below the minimum takes the missing amount from another part',
      true,
      6_100,
      'new',
      [CARD, BANK, NEW],
      [
        ['card', 5_600],
        ['bank', 500],
      ],
    ],
    [
      'a part below the minimum that no other part can raise',
      true,
      700,
      'bank',
      [account('card', 600), account('bank', 600)],
      [['bank', 700]],
    ],
    [
      'the maximum of ten shares',
      true,
      25_000,
      undefined,
      [account('small', 30_000, { maximum: 2_500 })],
      Array.from({ length: 10 }, () => ['small', 2_500]),
    ],
    [
      'more than ten necessary shares',
      true,
      30_000,
      undefined,
      [account('small', 30_000, { maximum: 2_500 })],
      TOO_LARGE(25_000),
    ],
    [
      'equal parts in the order of their ids',
      true,
      4_000,
      undefined,
      [account('b', 2_000), account('a', 2_000)],
      [
        ['a', 2_000],
        ['b', 2_000],
      ],
    ],
    [
      'equal parts in the order of their ids for any input order',
      true,
      4_000,
      undefined,
      [account('a', 2_000), account('b', 2_000)],
      [
        ['a', 2_000],
        ['b', 2_000],
      ],
    ],
    [
      'a rest at the minimum of its account is a separate share',
      true,
      6_500,
      'card',
      [CARD],
      [
        ['card', 6_000],
        ['card', 500],
      ],
    ],
    [
      'a rest below the minimum joins the part of the chosen account only',
      true,
      8_100,
      'bank',
      [CARD, BANK],
      [
        ['card', 6_000],
        ['bank', 2_100],
      ],
    ],
    [
      'a rest that reaches the maximum of its account',
      true,
      6_100,
      'full',
      [account('full', 6_000, { maximum: 6_100 })],
      [['full', 6_100]],
    ],
    [
      'a rest that exceeds the maximum of its account',
      true,
      6_101,
      'full',
      [account('full', 6_000, { maximum: 6_100 })],
      TOO_SMALL(6_500),
    ],
    [
      'a rest above the maximum of its account',
      true,
      9_000,
      'small',
      [account('card', 2_000), account('small', 0, { maximum: 6_999 })],
      TOO_LARGE(8_999),
    ],
    [
      'a rest at the maximum of its account',
      true,
      9_000,
      'small',
      [account('card', 2_000), account('small', 0, { maximum: 7_000 })],
      [
        ['card', 2_000],
        ['small', 7_000],
      ],
    ],
  ])('%s', (_what, isClosedLoop, amount, chosenId, accounts, shares) => {
    expect(pairs(allocated({ amount, chosenId, accounts, isClosedLoop }))).toEqual(shares);
  });

  it('gives each share its reason', () => {
    const shares = (accounts: readonly PayableAccount[], amount: number) =>
      allocated({ amount, chosenId: 'card', accounts, isClosedLoop: true });
    expect(
      (shares([CARD, BANK], 9_000) as readonly Share[]).map(({ account: to, reason }) => [to.id, reason]),
    ).toEqual([
      ['card', 'DEPOSITED_FROM_HERE'],
      ['bank', 'DEPOSITED_FROM_HERE'],
      ['card', 'REST'],
    ]);
    expect(shares([CARD], 6_100)).toEqual([{ account: CARD, amount: 6_100, reason: 'REST' }]);
  });

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
          const payable = all.map((one) => account(one.id, one.remaining, one));
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
          // like `violates_closed_loop` in SQL: no money to another account while one that can receive is still owed
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
