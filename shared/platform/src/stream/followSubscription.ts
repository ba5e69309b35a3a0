import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { backoffMs } from '@foyer/kernel/backoff';

/** The jitter is that of `backoffMs`, 0.5 (requirements/constants#sockets). */
const RETRY = { firstMs: 1_000, maxMs: 30_000 };

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

/** Variables and API of a followed subscription. */
export interface FollowedOperation<Variables> {
  readonly variables?: Variables;
  /** API that executes the operation; main by default. */
  readonly api?: 'main' | 'lobby';
}

/**
 * Subscribes to an operation. Reopens the subscription with increasing delays when it fails
 * or ends.
 * @returns a function that unsubscribes.
 */
export function followSubscription<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  { onData, onLost, onOpen }: SubscriptionListener<Data>,
  { variables, api }: FollowedOperation<Variables> = {},
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
    const context = { onSubscribed: opened, ...(api && { api }) };
    const options = { query, context, variables } as ApolloClient.SubscribeOptions<Data, Variables>;
    current = apollo.subscribe<Data, Variables>(options).subscribe({
      next: ({ data }) => {
        if (!data) return;
        // not at the confirmation: a stream that ends right after it must be opened with increasing delays,
        // too
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
