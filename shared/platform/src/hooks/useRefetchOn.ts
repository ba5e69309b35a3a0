import { useEffect } from 'react';
import type { FoyerEventName } from '@foyer/contract';
import { useServices } from './useServices.ts';

/**
 * Refetches a query after each event of this name. An event during a running request starts another one
 * afterwards: Apollo answers identical concurrent requests with the response of the first, which may have
 * been computed before the event.
 */
export function useRefetchOn(event: FoyerEventName, refetch: () => Promise<unknown>): void {
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
        await refetch().catch(() => undefined);
      }
      isRunning = false;
    }
    return bus.on(event, () => void run());
  }, [bus, event, refetch]);
}
