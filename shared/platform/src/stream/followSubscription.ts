import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { backoffMs } from '@foyer/kernel/backoff';

const RETRY = { firstMs: 1_000, longestMs: 30_000, jitter: 0.5 }; // requirements/constants#sockets

export interface SubscriptionListener<Data> {
  onData(data: Data): void;
  /** The subscription ended and is open again: changes in between have to be fetched. */
  onReopen?(): void;
}

/**
 * Follows a subscription without variables. One that fails or ends is opened again with growing delays.
 * @returns a function that ends it.
 */
export function followSubscription<Data>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Record<string, never>>,
  { onData, onReopen }: SubscriptionListener<Data>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { unsubscribe(): void } | undefined;
  let failures = 0;

  function reopenLater(): void {
    failures += 1;
    timer = setTimeout(
      () => {
        open();
        onReopen?.();
      },
      backoffMs(failures, RETRY),
    );
  }

  function open(): void {
    current = apollo.subscribe<Data, Record<string, never>>({ query }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        failures = 0;
        onData(data);
      },
      error: reopenLater,
      complete: reopenLater,
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    current?.unsubscribe();
  };
}
