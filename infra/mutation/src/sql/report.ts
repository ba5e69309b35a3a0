import { GROUPS } from './groups.ts';
import { isEquivalent } from './equivalents.ts';
import type { MutantResult, ResultStore } from './resultStore.ts';
import type { Mutant } from './mutants.ts';

/** Minimum mutation score in percent. */
export const MIN_SCORE = 85;

export interface Scores {
  /** Console report. */
  readonly text: string;
  /** True if every group reaches the minimum score. */
  readonly isSufficient: boolean;
}

/** Mutation score of the recorded results, over the mutants that exist today. */
export function score(mutants: readonly Mutant[], store: ResultStore): Scores {
  const rows = GROUPS.map((group) => {
    const all = mutants.filter((mutant) => mutant.group === group);
    const rest = all.filter((mutant) => !isEquivalent(mutant));
    const results = rest.flatMap(({ id }) => store.mutant(id) ?? []);
    const count = (...outcomes: readonly MutantResult['outcome'][]): number =>
      results.filter(({ outcome }) => outcomes.includes(outcome)).length;
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
    (mutant) => !isEquivalent(mutant) && store.mutant(mutant.id)?.outcome === 'survived',
  );
  return {
    isSufficient: rows.every((row) => row.score >= MIN_SCORE),
    text: [
      ...survivors.map(
        ({ id, group, target, line, operator, before, after }) =>
          `SURVIVED ${id} ${group} ${target}:${line} ${operator}\n    - ${before}\n    + ${after}`,
      ),
      ...rows.map(
        (row) =>
          `${row.group.padEnd(8)} ${row.score.toFixed(1).padStart(5)} %  ${row.found} killed (${row.late} by timeout), ${row.missed} survived, ${row.nonsense} invalid; ${row.all} mutants in total, ${row.equivalent} equivalent`,
      ),
    ].join('\n'),
  };
}
