import type { SizeFacts } from '../facts.ts';
import { nameOf, type Faults, type Rule } from '../rule.ts';

/** A release may grow by so much without being asked why. */
const GROWTH_SHARE = 0.1;
const GROWTH_BYTES = 2_000;

const KINDS = ['js', 'css'] as const;

export const sizeRules: readonly Rule[] = [
  {
    id: 'size/budget',
    level: 'error',
    about: 'What a first visit downloads stays within shared/build/sizes.json.',
    toDo: 'Load later what the first screen does not need. A larger budget is a decision for all, in shared/build/sizes.json.',
    *check({ candidate }): Faults {
      if (candidate.sizes.length === 0) yield { text: `${nameOf(candidate)} could not be weighed.`, isGap: true };
      for (const { name, actual, allowed } of candidate.sizes) {
        for (const kind of KINDS) if (actual[kind] > allowed[kind]) yield { text: `${name}: ${kilobytes(actual[kind])} of ${kind}, ${kilobytes(allowed[kind])} are allowed.` };
      }
    },
  },
  {
    id: 'size/delta',
    level: 'warning',
    about: 'A release is not much heavier than the one that is live.',
    toDo: 'See that the bytes are worth it.',
    *check({ candidate }): Faults {
      for (const size of candidate.sizes) for (const kind of KINDS) if (hasGrown(size, kind)) yield { text: `${size.name}: ${kind} grows from ${kilobytes(size.live?.[kind] ?? 0)} to ${kilobytes(size.actual[kind])}.` };
    },
  },
];

function hasGrown({ actual, live }: SizeFacts, kind: (typeof KINDS)[number]): boolean {
  if (!live) return false;
  const growth = actual[kind] - live[kind];
  return growth > GROWTH_BYTES && growth > live[kind] * GROWTH_SHARE;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
