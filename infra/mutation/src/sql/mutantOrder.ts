import { isEquivalent } from './equivalents.ts';
import { GROUPS } from './groups.ts';
import type { ResultStore } from './resultStore.ts';
import { inRandomOrder, type Mutant } from './mutants.ts';

export interface OrderOptions {
  readonly seed: number;
  /** Mutants per group, recorded ones included. */
  readonly count: number;
  /** Names of groups or rules; all of them when undefined. */
  readonly only: readonly string[] | undefined;
  /** Repeats only the survivors, because the tests may have improved. */
  readonly again: boolean;
}

/**
 * Returns mutants in the order of the seed, from each group in turn, so that a run that ends early has
 * covered all groups equally.
 */
export function roundRobin(
  mutants: readonly Mutant[],
  store: ResultStore,
  { seed, count, only, again }: OrderOptions,
): () => Mutant | undefined {
  const queues = GROUPS.map((group, index) => {
    const mine = mutants.filter(
      (mutant) =>
        mutant.group === group &&
        !isEquivalent(mutant) &&
        (only?.some((name) => name === group || name === mutant.target) ?? true),
    );
    const ordered = inRandomOrder(mine, seed + index);
    return {
      ordered,
      handedOut: new Set<string>(),
      waiting: ordered.filter(({ id }) =>
        again ? store.mutant(id)?.outcome === 'survived' : store.mutant(id) === undefined,
      ),
    };
  });
  // a mutant that PostgreSQL could not run does not count: another one replaces it
  const done = ({ ordered, handedOut }: (typeof queues)[number]): number =>
    ordered.filter(({ id }) => {
      const outcome = store.mutant(id)?.outcome;
      return outcome === undefined ? handedOut.has(id) : outcome !== 'nonsense';
    }).length;
  return () => {
    const [queue] = queues
      .filter((one) => one.waiting.length > 0 && (again || done(one) < count))
      .sort((one, other) => done(one) - done(other));
    const mutant = queue?.waiting.shift();
    if (mutant) queue?.handedOut.add(mutant.id);
    return mutant;
  };
}
