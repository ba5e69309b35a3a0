import { followSubscription, oneAtATime, useServices } from '@foyer/platform';
import { useEffect, useEffectEvent } from 'react';
import { DocumentsChangedDocument } from './Documents.generated.ts';

/**
 * Reads again whenever the server announces a change of the player, such as a verdict of staff.
 * @param read - Reads with {@link SEPARATE_REQUESTS}; must not reject.
 */
export function usePlayerUpdates(read: () => Promise<unknown>): void {
  const { apollo } = useServices();
  const current = useEffectEvent(read);
  // Synchronises with the stream of the server.
  useEffect(() => {
    const readAgain = oneAtATime(() => current());
    return followSubscription(apollo, DocumentsChangedDocument, { onData: () => void readAgain() });
  }, [apollo]);
}
