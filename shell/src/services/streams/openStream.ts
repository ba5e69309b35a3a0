import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface StreamListener<Data> {
  next(data: Data): void;
  /** The stream broke and will be opened again. */
  lost?(): void;
}

/** A subscription for as long as somebody is signed in: what ends or fails is opened again, later each time. Returns its end. */
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
