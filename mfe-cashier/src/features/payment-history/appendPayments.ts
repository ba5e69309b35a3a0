import type { PaymentHistoryQuery } from './PaymentHistory.generated.ts';

interface NextPage {
  readonly fetchMoreResult: PaymentHistoryQuery;
}

/** A further page behind the ones on screen; the totals are the server's over the whole filter, so the newer ones win. */
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
