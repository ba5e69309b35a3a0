import { ApolloClient } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import type { Balances, ToastKind } from '@foyer/contract';
import { createCache } from '@foyer/data';
import type { PaymentOutcome } from '@foyer/graphql/main';
import { createFormatText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { answer, fakeServices, mockLink, refuse } from '@foyer/platform/testing';
import type { BalanceUpdate } from './createWallet.ts';
import { createWalletNotices } from './createWalletNotices.ts';
import { RecentWithdrawalDocument } from './Wallet.generated.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const NOTHING = money(0, 'EUR');
const BALANCES: Balances = {
  balance: NOTHING,
  bonusBalance: NOTHING,
  bonusEnabled: false,
  minimumDeposit: NOTHING,
  minimumWithdrawal: NOTHING,
  version: 1,
  stale: false,
};
const moved = (moneyType: BalanceUpdate['moneyType'], amount = 5_000): BalanceUpdate => ({
  __typename: 'BalanceUpdate',
  moneyType,
  amount,
  balance: 0,
  bonusBalance: 0,
  currency: 'EUR',
  wageringProgress: null,
  version: 1,
  gameId: null,
});

type Share = readonly [outcome: PaymentOutcome, amount: number, groupId?: string];

/** A player with these recent withdrawals, newest first; the server can be unavailable at first. */
function arrive(shares: PaymentOutcome | readonly Share[], { minutesAgo = 1, isAway = false } = {}) {
  const services = fakeServices({ now: NOW });
  const stored = new Map<string, string>();
  const list = typeof shares === 'string' ? [[shares, 5_000] as const] : shares;
  const edges = list.map(
    ([outcome, amount, groupId = 'w-1'], index) =>
      ({
        __typename: 'PaymentTransactionEdge',
        node: {
          __typename: 'PaymentTransaction',
          id: `p-${index}`,
          groupId,
          createdAt: new Date(NOW - minutesAgo * MINUTE).toISOString(),
          amount,
          currency: 'EUR',
          outcome,
        },
      }) as const,
  );
  const mock = answer(RecentWithdrawalDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      paymentTransactions: { __typename: 'PaymentTransactionConnection', edges },
    },
  });
  const apollo = new ApolloClient({
    cache: createCache(),
    link: mockLink([isAway ? refuse(RecentWithdrawalDocument, 'ServiceUnavailableFailure') : mock]),
  });
  const notices = createWalletNotices({
    ...services,
    text: createFormatText('en', {}),
    language: 'en',
    apollo,
    session: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  return { notices, toasts: services.toasts, recover: () => apollo.setLink(mockLink([mock])) };
}

describe('a withdrawal after a reload (requirements/states#wallet, requirements/routes#query-parameters)', () => {
  it.each<[PaymentOutcome, ToastKind, string]>([
    ['IN_PROGRESS', 'success', 'Your withdrawal of €50.00 is being processed.'],
    ['PENDING', 'success', 'Your withdrawal of €50.00 is being processed.'],
    ['SUCCEEDED', 'success', 'Your withdrawal of €50.00 has been paid.'],
    ['REFUSED', 'warning', 'Your withdrawal of €50.00 has been returned to your balance.'],
    ['CANCELLED', 'info', 'Your withdrawal of €50.00 has been returned to your balance.'],
    ['REVERSED', 'warning', 'Your withdrawal of €50.00 has been returned to your balance.'],
  ])('with outcome %s shows its notice', async (outcome, kind, expected) => {
    const { notices, toasts } = arrive(outcome);
    notices.notify(moved('InitWithdrawal'), BALANCES);
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledWith(kind, expected);
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });

  it('is shown when the address requests it, but only if it is recent', async () => {
    const { notices, toasts } = arrive('PENDING', { minutesAgo: 11 });
    await notices.notifyAfterReload(true);
    expect(toasts.show).not.toHaveBeenCalled();
    const recent = arrive('PENDING', { minutesAgo: 9 });
    await recent.notices.notifyAfterReload(true);
    expect(recent.toasts.show).toHaveBeenCalledTimes(1);
  });

  it('is not shown again when its payment was already reported', async () => {
    const { notices, toasts } = arrive('SUCCEEDED');
    notices.notify(moved('InitWithdrawal'), BALANCES);
    notices.notify(moved('Withdrawal'), BALANCES);
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });

  it.each<[string, readonly Share[], readonly (readonly [ToastKind, string])[]]>([
    [
      'to two accounts',
      [
        ['PENDING', 6_000],
        ['PENDING', 4_000],
      ],
      [['success', 'Your withdrawal of €100.00 is being processed.']],
    ],
    [
      'separate from the previous withdrawal',
      [
        ['PENDING', 6_000],
        ['PENDING', 4_000],
        ['PENDING', 3_000, 'w-0'],
      ],
      [['success', 'Your withdrawal of €100.00 is being processed.']],
    ],
    [
      'partly paid',
      [
        ['SUCCEEDED', 6_000],
        ['PENDING', 4_000],
      ],
      [
        ['success', 'Your withdrawal of €60.00 has been paid.'],
        ['success', 'Your withdrawal of €40.00 is being processed.'],
      ],
    ],
    [
      'partly returned',
      [
        ['REVERSED', 6_000],
        ['REFUSED', 1_000],
        ['SUCCEEDED', 4_000],
      ],
      [
        ['warning', 'Your withdrawal of €70.00 has been returned to your balance.'],
        ['success', 'Your withdrawal of €40.00 has been paid.'],
      ],
    ],
  ])('is summarised: %s', async (_what, shares, expected) => {
    const { notices, toasts } = arrive(shares);
    notices.notify(moved('InitWithdrawal'), BALANCES);
    await notices.notifyAfterReload(false);
    expect((toasts.show as unknown as { mock: { calls: unknown[] } }).mock.calls).toEqual(expected);
  });

  it('is shown despite the end of an older one, without the reported part', async () => {
    const { notices, toasts } = arrive([
      ['SUCCEEDED', 6_000],
      ['PENDING', 4_000],
    ]);
    notices.notify(moved('InitWithdrawal', 6_000), BALANCES);
    notices.notify(moved('Withdrawal', 3_000), BALANCES);
    notices.notify(moved('Withdrawal', 6_000), BALANCES);
    await notices.notifyAfterReload(false);
    expect(
      (toasts.show as unknown as { mock: { calls: unknown[][] } }).mock.calls.map(([, expected]) => expected),
    ).toEqual([
      'Your withdrawal of €30.00 has been paid.',
      'Your withdrawal of €60.00 has been paid.',
      'Your withdrawal of €40.00 is being processed.',
    ]);
  });

  it('is shown after the next reload when the server was unavailable', async () => {
    const { notices, toasts, recover } = arrive('PENDING', { isAway: true });
    notices.notify(moved('InitWithdrawal'), BALANCES);
    await expect(notices.notifyAfterReload(false)).rejects.toThrow();
    recover();
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });
});
