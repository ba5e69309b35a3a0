import { useEffect } from 'react';
import { ignoreError } from '@foyer/kernel';
import type { FoyerEventName, FoyerEvents } from '@foyer/contract';
import { useServices } from './useServices.ts';

const failed = ignoreError('the query of a refetch shows its own error');

/**
 * Refetches a query after each event of this name. An event during a running request starts another one
 * afterwards: Apollo answers identical concurrent requests with the response of the first, which may have
 * been computed before the event.
 * @param isRelevant - Selects events by their payload; must be the same function in each render.
 */
export function useRefetchOn<Name extends FoyerEventName>(
  event: Name,
  refetch: () => Promise<unknown>,
  isRelevant?: (payload: FoyerEvents[Name]) => boolean,
): void {
  const { bus } = useServices();
  useEffect(() => {
    let isRunning = false;
    let isStale = false;
    async function run(): Promise<void> {
      isStale = true;
      if (isRunning) return;
      isRunning = true;
      while (isStale) {
        isStale = false;
        await refetch().catch(failed);
      }
      isRunning = false;
    }
    return bus.on(event, (payload) => {
      if (isRelevant?.(payload) ?? true) void run();
    });
  }, [bus, event, isRelevant, refetch]);
}
