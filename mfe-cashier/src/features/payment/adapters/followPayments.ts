import type { ApolloClient } from '@apollo/client';
import type { Payment } from '../payment.ts';
import { FollowPaymentsDocument } from '../FollowPayments.generated.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Reports each update of the player's payments; a stream that ends is opened again with a growing delay. Returns the function that stops it. */
export function followPayments(apollo: ApolloClient, onPayment: (payment: Payment) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { unsubscribe(): void } | undefined;
  let failures = 0;

  function again(): void {
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    timer = setTimeout(open, delay * (0.5 + Math.random() / 2)); // requirements/constants#sockets: jitter 0.5
  }

  function open(): void {
    current = apollo.subscribe({ query: FollowPaymentsDocument }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        failures = 0;
        onPayment(data.paymentUpdated);
      },
      error: again,
      complete: again,
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    current?.unsubscribe();
  };
}
