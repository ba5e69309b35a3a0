import { kindsOverBudget, SIZE_KINDS } from '@foyer/kernel/size-budget';
import { nameOf, type Faults, type Rule } from '../rule.ts';

/** Growth that needs no explanation, as a share of the live size. */
const GROWTH_SHARE = 0.1;
const GROWTH_BYTES = 2_000;

export const sizeRules: readonly Rule[] = [
  {
    id: 'size/budget',
    level: 'error',
    about:
      'The download of a first visit stays within its budget: shared/build/sizes.json, or that of an invited squad in the registry.',
    toDo: 'Load later what the first screen does not need. A larger budget in shared/build/sizes.json needs a review by all squads.',
    *check({ candidate }): Faults {
      if (candidate.sizes.length === 0)
        yield { text: `The sizes of ${nameOf(candidate)} could not be measured.`, isGap: true };
      for (const { name, actual, allowed } of candidate.sizes) {
        for (const kind of kindsOverBudget(actual, allowed))
          yield {
            text: `${name}: ${kilobytes(actual[kind])} of ${kind}, ${kilobytes(allowed[kind])} are allowed.`,
          };
      }
    },
  },
  {
    id: 'size/delta',
    level: 'warning',
    about: 'A release is not much larger than the live default.',
    toDo: 'Check that the growth is intended.',
    *check({ candidate }): Faults {
      for (const { name, actual, live } of candidate.sizes) {
        // without a finding, an unknown size would look like no growth
        if (live === 'first-release')
          yield { text: `${name}: first release, no live release to compare with.` };
        else if (live === 'not-weighed')
          yield { text: `${name}: the live release could not be measured, so its growth is unknown.` };
        else
          for (const kind of SIZE_KINDS)
            if (hasGrown(actual[kind], live[kind]))
              yield {
                text: `${name}: ${kind} grows from ${kilobytes(live[kind])} to ${kilobytes(actual[kind])}.`,
              };
      }
    },
  },
];

function hasGrown(actual: number, live: number): boolean {
  const growth = actual - live;
  return growth > GROWTH_BYTES && growth > live * GROWTH_SHARE;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
