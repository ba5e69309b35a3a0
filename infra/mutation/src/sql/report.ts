import { GROUPS } from './groups.ts';
import { isEquivalent } from './equivalents.ts';
import type { Judged, Known } from './known.ts';
import type { Mutant } from './mutants.ts';

/** Minimum mutation score in percent. */
export const LEAST_SCORE = 85;

export interface Scores {
  /** Console report. */
  readonly text: string;
  /** Whether every group reaches the minimum score. */
  readonly isEnough: boolean;
}

/** Mutation score of the recorded results, over the mutants that exist today. */
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
