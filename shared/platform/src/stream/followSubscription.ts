import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { backoffMs } from '@foyer/kernel/backoff';

const RETRY = { firstMs: 1_000, longestMs: 30_000, jitter: 0.5 }; // requirements/constants#sockets

export interface SubscriptionListener<Data> {
  onData(data: Data): void;
  /** The subscription failed or ended; it is opened again later. */
  onLost?(): void;
  /**
   * The server delivers every event from here on: at the start and after every reconnection. Earlier changes
   * must be fetched.
   */
  onOpen?(): void;
}

/**
 * Subscribes to an operation without variables. Reopens the subscription with increasing delays when it fails
 * or ends.
 * @returns a function that unsubscribes.
 */
export function followSubscription<Data>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Record<string, never>>,
  { onData, onLost, onOpen }: SubscriptionListener<Data>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { unsubscribe(): void } | undefined;
  let failures = 0;
  let isStopped = false;

  function reopenLater(): void {
    if (isStopped) return;
    failures += 1;
    timer = setTimeout(open, backoffMs(failures, RETRY));
    onLost?.();
  }

  function opened(): void {
    if (!isStopped) onOpen?.();
  }

  function open(): void {
    const context = { onSubscribed: opened };
    current = apollo.subscribe<Data, Record<string, never>>({ query, context }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        // not at the confirmation: a stream that ends right after it is opened with increasing delays, too
        failures = 0;
        onData(data);
      },
      error: reopenLater,
      complete: reopenLater,
    });
  }

  open();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    current?.unsubscribe();
  };
}
