import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface StreamListener<Data> {
  next(data: Data): void;
  /** The stream was interrupted and will be reopened. */
  lost?(): void;
}

/**
 * A subscription for as long as a player is signed in: after an end or a failure it is reopened with
 * growing delays. Returns the function that ends it.
 */
export function openStream<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  listener: StreamListener<Data>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { unsubscribe(): void } | undefined;
  let failures = 0;
  let isClosed = false;

  function again(): void {
    if (isClosed) return;
    listener.lost?.();
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    timer = setTimeout(open, delay * (0.5 + Math.random() / 2));
  }

  function open(): void {
    current = apollo.subscribe<Data>({ query }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        failures = 0;
        listener.next(data);
      },
      error: again,
      complete: again,
    });
  }

  open();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    current?.unsubscribe();
  };
}
