import type { RegistryDependencies } from './deps.ts';
import type { Edge } from './edge/edge.ts';

/** A running registry, as its parts know it. */
export interface Registry extends RegistryDependencies {
  readonly edge: Edge;
  /** Runs one after the other: decisions wait here instead of each holding a connection while it waits for its turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Registry['inTurn'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
