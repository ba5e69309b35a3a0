import type { TypedDocumentNode } from '@apollo/client';
import { ignoreError } from '@foyer/kernel';
import { followSubscription, useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { DocumentsChangedDocument } from './Documents.generated.ts';
import { readAfterChange } from './readAfterChange.ts';

/** Reads a query again whenever the server announces a change of the player, such as a verdict of staff. */
export function usePlayerUpdates(query: TypedDocumentNode<unknown, Record<string, never>>): void {
  const { apollo } = useServices();
  // Synchronises with the stream of the server.
  useEffect(() => {
    const changed = readAfterChange(async () => {
      await apollo
        .query({ query, fetchPolicy: 'network-only', context: { queryDeduplication: false } })
        .catch(ignoreError('the page keeps its last answer'));
    });
    return followSubscription(apollo, DocumentsChangedDocument, { onData: changed });
  }, [apollo, query]);
}
