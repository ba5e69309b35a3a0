import { followSubscription, useServices } from '@foyer/platform';
import { useEffect, useEffectEvent } from 'react';
import { DocumentsChangedDocument } from './Documents.generated.ts';

/** Calls `onUpdate` when the server announces a change of the player, such as a verdict of staff. */
export function usePlayerUpdates(onUpdate: () => void): void {
  const { apollo } = useServices();
  const updated = useEffectEvent(onUpdate);
  // Synchronises with the stream of the server.
  useEffect(
    () => followSubscription(apollo, DocumentsChangedDocument, { onData: () => updated() }),
    [apollo],
  );
}
