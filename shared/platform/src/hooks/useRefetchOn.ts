import { useEffect } from 'react';
import { ignoreError } from '@foyer/kernel';
import type { FoyerEventName, FoyerEvents } from '@foyer/contract';
import { oneAtATime } from '../stream/oneAtATime.ts';
import { useServices } from './useServices.ts';

const failed = ignoreError('the query of a refetch shows its own error');

/**
 * Refetches a query after each event of this name. An event during a running request starts another one
 * afterwards ({@link oneAtATime}).
 * @param isRelevant - Selects events by their payload; must be the same function in each render.
 */
export function useRefetchOn<Name extends FoyerEventName>(
  event: Name,
  refetch: () => Promise<unknown>,
  isRelevant?: (payload: FoyerEvents[Name]) => boolean,
): void {
  const { bus } = useServices();
  useEffect(() => {
    const run = oneAtATime(() => refetch().catch(failed));
    return bus.on(event, (payload) => {
      if (isRelevant?.(payload) ?? true) void run();
    });
  }, [bus, event, isRelevant, refetch]);
}
