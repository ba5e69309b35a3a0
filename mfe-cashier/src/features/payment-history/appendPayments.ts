import type { PaymentHistoryQuery } from './PaymentHistory.generated.ts';

interface NextPage {
  readonly fetchMoreResult: PaymentHistoryQuery;
}

/** Appends a page of payments; the totals cover the whole filter, so the newer ones replace the old. */
export function appendPayments(
  previous: PaymentHistoryQuery,
  { fetchMoreResult: next }: NextPage,
): PaymentHistoryQuery {
  if (!previous.viewer || !next.viewer) return previous;
  const edges = [...previous.viewer.paymentTransactions.edges, ...next.viewer.paymentTransactions.edges];
  return {
    ...next,
    viewer: { ...next.viewer, paymentTransactions: { ...next.viewer.paymentTransactions, edges } },
  };
}
