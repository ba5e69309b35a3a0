import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PaymentDirection } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { hrefTo, withQuery } from '@foyer/links';
import { useBusinessReady, useMarket, useNavigationState, useRefetchOn, useServices } from '@foyer/platform';
import { ExportButtons, HistoryFrame } from '@foyer/profile';
import type { HeadingLevel } from '@foyer/ui';
import { paymentFilterOf, paymentFilterQuery, paymentQueryOf, type PaymentFilter } from './paymentFilter.ts';
import { appendPayments } from './appendPayments.ts';
import { PaymentFilters } from './PaymentFilters.tsx';
import { HistoryTotals } from './parts/history-totals/HistoryTotals.tsx';
import { PaymentEntries } from './parts/payment-entry/PaymentEntries.tsx';
import { PaymentHistoryDocument } from './PaymentHistory.generated.ts';
import { messages } from './PaymentHistory.messages.ts';

const PAGE_SIZE = 20;
const LONGEST: PaymentFilter = {
  historyRange: { kind: 'range', range: 'half-year' },
  state: undefined,
  method: undefined,
};

interface PaymentHistoryProps {
  readonly direction: PaymentDirection;
  /** Level of the headings inside. */
  readonly level?: HeadingLevel;
}

/** Payments of one direction with a filter in the address, each with its steps. */
export function PaymentHistory({ direction, level = 2 }: PaymentHistoryProps) {
  const text = useText();
  const { locale, navigation, now } = useServices();
  const { search } = useNavigationState();
  const { timeZone } = useMarket().licence;
  const filter = useMemo(() => paymentFilterOf(search), [search]);
  const variables = useMemo(
    () => ({ direction, first: PAGE_SIZE, ...paymentQueryOf(filter, now(), timeZone) }),
    [direction, filter, now, timeZone],
  );
  const { data, error, refetch, fetchMore, loading } = useQuery(PaymentHistoryDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const payments = data?.viewer?.paymentTransactions;
  useBusinessReady(payments !== undefined);
  // payments that change while the page is open are updated in the list
  useRefetchOn('wallet.changed', refetch, isPayment);

  const isDeposit = direction === 'Deposit';
  const hrefOf = (next: PaymentFilter): string =>
    withQuery(
      hrefTo(locale, isDeposit ? 'profile-deposit-history' : 'profile-withdrawal-history'),
      paymentFilterQuery(next),
    );
  const texts = {
    failed: text(messages.failed),
    failedHint: text(messages.failedHint),
    empty: text(isDeposit ? messages.noDeposits : messages.noWithdrawals),
    emptyHint: text(messages.emptyHint),
  };

  return (
    <HistoryFrame
      texts={texts}
      level={level}
      filters={
        <PaymentFilters
          filter={filter}
          hrefOf={hrefOf}
          onFilter={(next) => void navigation.go(hrefOf(next), { replace: true })}
        />
      }
      summary={
        <>
          <HistoryTotals direction={direction} totals={payments?.totals} />
          <ExportButtons
            of={isDeposit ? 'deposits' : 'withdrawals'}
            span={{ from: variables.from, to: variables.to }}
            only={{ status: variables.status, method: variables.methodKind }}
            disabled={!payments}
          />
        </>
      }
      count={payments?.edges.length}
      isFailed={error !== undefined}
      busy={loading}
      hasMore={payments?.pageInfo.hasNextPage ?? false}
      everythingHref={hrefOf(filter) === hrefOf(LONGEST) ? undefined : hrefOf(LONGEST)}
      onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
      onMore={() =>
        fetchMore({ variables: { after: payments?.pageInfo.endCursor }, updateQuery: appendPayments })
      }
    >
      {payments && (
        <PaymentEntries
          label={text(isDeposit ? messages.deposits : messages.withdrawals)}
          payments={payments.edges.map(({ node }) => node)}
        />
      )}
    </HistoryFrame>
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
