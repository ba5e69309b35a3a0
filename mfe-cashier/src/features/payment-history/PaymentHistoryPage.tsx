import type { ReactNode } from 'react';
import type { PaymentDirection } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import type { Money } from '@foyer/money';
import { useRefetchOn } from '@foyer/platform';
import { HistoryPage, useHistory, useHistorySelection } from '@foyer/profile';
import { methodNames } from '../payment/payment.messages.ts';
import { METHOD_KINDS, PAYMENT_CHOICES, PAYMENT_STATES, paymentFilterOf } from './paymentFilter.ts';
import { PaymentEntries } from './parts/payment-entry/PaymentEntries.tsx';
import { PaymentHistoryDocument } from './PaymentHistory.generated.ts';
import { messages } from './PaymentHistory.messages.ts';

interface PaymentHistoryPageProps {
  readonly direction: PaymentDirection;
  /** Translated. */
  readonly title: string;
  /** Translated. */
  readonly intro: string;
  /** Content before the history. */
  readonly before?: ReactNode;
}

const DIRECTIONS = {
  Deposit: {
    route: 'profile-deposit-history',
    of: 'deposits',
    sum: 'deposited',
    rolledBack: 'depositsReversed',
    empty: messages.noDeposits,
    list: messages.deposits,
  },
  Withdrawal: {
    route: 'profile-withdrawal-history',
    of: 'withdrawals',
    sum: 'withdrawn',
    rolledBack: 'withdrawalsReturned',
    empty: messages.noWithdrawals,
    list: messages.withdrawals,
  },
} as const;

/** Payments of one direction, each with its steps. */
export function PaymentHistoryPage({ direction, title, intro, before }: PaymentHistoryPageProps) {
  const text = useText();
  const { route, of, sum, rolledBack, empty, list } = DIRECTIONS[direction];
  const selection = useHistorySelection(route, PAYMENT_CHOICES);
  const filter = paymentFilterOf(selection.chosen);
  const history = useHistory(PaymentHistoryDocument, 'paymentTransactions', {
    direction,
    ...selection.span,
    ...filter,
  });
  // payments that change while the page is open are updated in the list
  useRefetchOn('wallet.changed', history.refetch, isPayment);
  const { totals } = history;
  const amount = (minor: number | undefined): Money | undefined =>
    totals && minor !== undefined ? { minor, currency: totals.currency } : undefined;

  return (
    <HistoryPage
      current={route}
      title={title}
      intro={intro}
      before={before}
      selection={selection}
      history={history}
      texts={{
        failed: text(messages.failed),
        failedHint: text(messages.failedHint),
        empty: text(empty),
        emptyHint: text(messages.emptyHint),
      }}
      filters={[
        {
          name: 'status',
          label: text(messages.state),
          allLabel: text(messages.everyState),
          options: PAYMENT_STATES.map((value) => ({ value, label: text(messages[value]) })),
        },
        {
          name: 'method',
          label: text(messages.method),
          allLabel: text(messages.everyMethod),
          options: METHOD_KINDS.map((value) => ({ value, label: text(methodNames[value]) })),
        },
      ]}
      totals={[
        { label: text(messages[sum]), amount: amount(totals?.[sum]), note: text(messages.completedOnly) },
        ...(totals && totals.rolledBack !== 0
          ? [
              {
                label: text(messages[rolledBack]),
                amount: amount(totals.rolledBack),
                note: text(messages[`${rolledBack}Note`]),
              },
            ]
          : []),
        { label: text(messages.count), count: totals?.count },
        {
          label: text(messages.net),
          amount: amount(totals?.lifetimeNetDeposits),
          note: text(messages.netNote),
        },
      ]}
      exports={{ of, only: { status: filter.status, method: filter.methodKind } }}
    >
      {(payments) => <PaymentEntries label={text(list)} payments={payments} />}
    </HistoryPage>
  );
}

const PAYMENT_MONEY: ReadonlySet<string> = new Set([
  'Deposit',
  'DepositReversed',
  'InitWithdrawal',
  'Withdrawal',
  'WithdrawalCancelled',
]);

function isPayment({ moneyType }: { readonly moneyType: string }): boolean {
  return PAYMENT_MONEY.has(moneyType);
}
