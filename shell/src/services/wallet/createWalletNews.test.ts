import { ApolloClient } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import type { Balances, ToastKind } from '@foyer/contract';
import { createCache } from '@foyer/data';
import type { PaymentOutcome } from '@foyer/graphql/main';
import { createFormatText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { answer, fakeServices, mockLink } from '@foyer/platform/testing';
import type { BalanceUpdate } from './createWallet.ts';
import { createWalletNews } from './createWalletNews.ts';
import { RecentWithdrawalDocument } from './Wallet.generated.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const NOTHING = money(0, 'EUR');
const BALANCES: Balances = { balance: NOTHING, bonusBalance: NOTHING, bonusEnabled: false, minimumDeposit: NOTHING, minimumWithdrawal: NOTHING, version: 1, stale: false };
const moved = (moneyType: BalanceUpdate['moneyType']): BalanceUpdate => ({ __typename: 'BalanceUpdate', moneyType, amount: 5_000, balance: 0, bonusBalance: 0, currency: 'EUR', wageringProgress: null, version: 1, gameId: null });

/** A player whose last withdrawal stands like this. */
function arrive(outcome: PaymentOutcome, minutesAgo = 1) {
  const services = fakeServices({ now: NOW });
  const kept = new Map<string, string>();
  const edge = { __typename: 'PaymentTransactionEdge', node: { __typename: 'PaymentTransaction', id: 'w-1', createdAt: new Date(NOW - minutesAgo * MINUTE).toISOString(), amount: 5_000, currency: 'EUR', outcome } } as const;
  const mock = answer(RecentWithdrawalDocument, { __typename: 'Query', viewer: { __typename: 'Viewer', id: 'p', paymentTransactions: { __typename: 'PaymentTransactionConnection', edges: [edge] } } });
  const news = createWalletNews({
    ...services, text: createFormatText('en', {}), language: 'en', apollo: new ApolloClient({ cache: createCache(), link: mockLink([mock]) }),
    session: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) },
  });
  return { news, toasts: services.toasts };
}

describe('a withdrawal after a reload (spec §4.2, §2.6)', () => {
  it.each<[PaymentOutcome, ToastKind, string]>([
    ['IN_PROGRESS', 'success', 'Your withdrawal of €50.00 is on its way.'],
    ['PENDING', 'success', 'Your withdrawal of €50.00 is on its way.'],
    ['SUCCEEDED', 'success', 'Your withdrawal of €50.00 is paid.'],
    ['REFUSED', 'warning', 'Your withdrawal of €50.00 is back in your balance.'],
    ['CANCELLED', 'info', 'Your withdrawal of €50.00 is back in your balance.'],
    ['REVERSED', 'warning', 'Your withdrawal of €50.00 is back in your balance.'],
  ])('that is %s is told as what it is', async (outcome, kind, words) => {
    const { news, toasts } = arrive(outcome);
    news.tell(moved('InitWithdrawal'), BALANCES);
    await news.tellAfterReload(false);
    expect(toasts.show).toHaveBeenCalledWith(kind, words);
    await news.tellAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });

  it('is told when the address asks for it, but only one of these minutes', async () => {
    const { news, toasts } = arrive('PENDING', 11);
    await news.tellAfterReload(true);
    expect(toasts.show).not.toHaveBeenCalled();
    const recent = arrive('PENDING', 9);
    await recent.news.tellAfterReload(true);
    expect(recent.toasts.show).toHaveBeenCalledTimes(1);
  });

  it('whose payment was told already is not told again', async () => {
    const { news, toasts } = arrive('SUCCEEDED');
    news.tell(moved('InitWithdrawal'), BALANCES);
    news.tell(moved('Withdrawal'), BALANCES);
    await news.tellAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });
});
