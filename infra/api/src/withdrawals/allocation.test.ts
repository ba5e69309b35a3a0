import { describe, expect, it } from '@jest/globals';
import { allocated, payableAccount, BANK, CARD, NEW, NO_ACCOUNT, pairs } from '../../test/payableAccounts.ts';
import type { PayableAccount, Share } from './allocation.ts';

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
      'an account that cannot receive is skipped',
      true,
      5_000,
      'new',
      [payableAccount('voucher', 6_000, { canReceive: false }), NEW],
      [['new', 5_000]],
    ],
    ['no account to send to', true, 5_000, undefined, [NEW], NO_ACCOUNT],
    ['open loop: deposits do not matter', false, 9_000, 'new', [CARD, NEW], [['new', 9_000]]],
    [
      'a chosen account that cannot receive',
      false,
      5_000,
      'new',
      [payableAccount('new', 0, { canReceive: false })],
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
      'no share of zero for a method without a minimum',
      true,
      5_000,
      'new',
      [payableAccount('zero', 0, { minimum: 0 }), NEW],
      [['new', 5_000]],
    ],
    [
      'no further share once everything is sent',
      true,
      6_000,
      'new',
      [CARD, payableAccount('other', 100, { minimum: 0 }), NEW],
      [['card', 6_000]],
    ],
    [
      'equal parts in the order of their ids',
      true,
      4_000,
      undefined,
      [payableAccount('b', 2_000), payableAccount('a', 2_000)],
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
      [payableAccount('a', 2_000), payableAccount('b', 2_000)],
      [
        ['a', 2_000],
        ['b', 2_000],
      ],
    ],
  ])('divides the amount: %s', (_what, isClosedLoop, amount, chosenId, accounts, shares) => {
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
});
