import { ApolloLink, Observable } from '@apollo/client';
import type { Client } from 'graphql-ws';
import type { PrintDocument } from './printer.ts';
import { contextOf } from './operationContext.ts';
import { documentIdOf } from './trustedDocuments.ts';

/** Terminating link for subscriptions. The WebSocket library is loaded with the first subscription. */
export function webSocketLink(open: () => Promise<Client>, print: PrintDocument): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let stop: (() => void) | undefined;
        let isClosed = false;
        Promise.all([open(), print(operation.query)]).then(
          ([client, query]) => {
            if (!isClosed) stop = client.subscribe(requestOf(operation, query), sinkOf(observer, operation));
          },
          (error: unknown) => observer.error(error),
        );
        return () => {
          isClosed = true;
          stop?.();
        };
      }),
  );
}

function requestOf(operation: ApolloLink.Operation, query: string): Parameters<Client['subscribe']>[0] {
  const { operationName, variables } = operation;
  const documentId = documentIdOf(operation.query);
  return {
    operationName: operationName ?? null,
    variables,
    query,
    ...(documentId && { documentId, extensions: { persistedQuery: { version: 1, sha256Hash: documentId } } }),
  };
}

type Observer = { next(value: ApolloLink.Result): void; error(error: unknown): void; complete(): void };

function sinkOf(observer: Observer, operation: ApolloLink.Operation): Parameters<Client['subscribe']>[1] {
  return {
    next: (result) =>
      Object.hasOwn(result.extensions ?? {}, 'subscribed')
        ? contextOf(operation).onSubscribed?.()
        : observer.next(result as ApolloLink.Result),
    error: (error) => observer.error(error),
    complete: () => observer.complete(),
  };
}
