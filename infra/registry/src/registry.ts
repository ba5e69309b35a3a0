import type { ServiceClient } from '@foyer/runtime';
import type { RegistryDependencies } from './deps.ts';
import type { Edge } from './edge/edge.ts';

/** A running registry, shared by its parts. */
export interface Registry extends RegistryDependencies {
  readonly edge: Edge;
  readonly serviceClient: ServiceClient;
  /**
   * Runs decisions one after the other: they wait here, so that none holds a database connection while it
   * waits.
   */
  runExclusive<T>(work: () => Promise<T>): Promise<T>;
}

export function createMutex(): Registry['runExclusive'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
