import { GROUPS } from './groups.ts';
import { isEquivalent } from './equivalents.ts';
import type { Judged, Known } from './known.ts';
import type { Mutant } from './mutants.ts';

/** The bound: of a hundred faults at least so many are found. */
export const LEAST_SCORE = 85;

export interface Scores {
  /** For people. */
  readonly text: string;
  /** Every group has a score, and it is enough. */
  readonly isEnough: boolean;
}

/** What the tests are worth by what is on record of the faults that there are today. */
export function score(mutants: readonly Mutant[], known: Known): Scores {
  const rows = GROUPS.map((group) => {
    const all = mutants.filter((mutant) => mutant.group === group);
    const rest = all.filter((mutant) => !isEquivalent(mutant));
    const judged = rest.flatMap(({ id }) => known.mutant(id) ?? []);
    const count = (...outcomes: readonly Judged['outcome'][]): number =>
      judged.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const [found, missed] = [count('killed', 'timeout'), count('survived')];
    return {
      group,
      all: all.length,
      equivalent: all.length - rest.length,
      found,
      late: count('timeout'),
      missed,
      nonsense: count('nonsense'),
      score: (100 * found) / (found + missed),
    };
  });
  const survivors = mutants.filter(
    (mutant) => !isEquivalent(mutant) && known.mutant(mutant.id)?.outcome === 'survived',
  );
  return {
    isEnough: rows.every((row) => row.score >= LEAST_SCORE),
    text: [
      ...survivors.map(
        ({ id, group, target, line, operator, before, after }) =>
          `SURVIVED ${id} ${group} ${target}:${line} ${operator}\n    - ${before}\n    + ${after}`,
      ),
      ...rows.map(
        (row) =>
          `${row.group.padEnd(8)} ${row.score.toFixed(1).padStart(5)} %  ${row.found} found (${row.late} by the clock), ${row.missed} not, ${row.nonsense} nonsense; of ${row.all} there are, ${row.equivalent} change nothing`,
      ),
    ].join('\n'),
  };
}
