import { ApolloLink, Observable } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { fromGraphQL } from '../errors/toAppError.ts';
import { isSubscription } from './operationContext.ts';

/** Returns the hash of the document text that codegen wrote into a document. */
export function documentIdOf(document: DocumentNode): string | undefined {
  // codegen adds `__meta__` to the document, which graphql's types do not contain
  return (document as DocumentNode & { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash;
}

/**
 * Sends the hash of a document instead of its text; sends the text once if the server does not know the
 * hash.
 */
export function trustedDocumentsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const documentId = documentIdOf(operation.query);
    if (documentId === undefined || isSubscription(operation)) return forward(operation);
    return new Observable((observer) => {
      operation.setContext({ trusted: { documentId } });
      let isAgain = false;
      let current = forward(operation).subscribe({
        next: (result) => {
          if (!isUnknown(result)) return observer.next(result);
          isAgain = true;
          operation.setContext({ trusted: undefined });
          current = forward(operation).subscribe(observer);
        },
        error: (error: unknown) => observer.error(error),
        complete: () => {
          if (!isAgain) observer.complete();
        },
      });
      return () => current.unsubscribe();
    });
  });
}

function isUnknown(result: ApolloLink.Result): boolean {
  return (result.errors ?? []).some(
    (error) => fromGraphQL(error.extensions).type === 'PersistedQueryNotFound',
  );
}
