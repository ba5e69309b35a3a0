import type { MutationGroup } from './groups.ts';

/** One mutation of a source: its file and its result. */
export interface Mutant {
  /** Path relative to the root of the repository. */
  readonly fileName: string;
  readonly status: string;
}

export interface Score {
  readonly name: string;
  readonly total: number;
  readonly noticed: number;
}

/** Percent of the mutations that a test must detect, for each group separately. */
export const MIN_SCORE = 85;

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const UNNOTICED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** One score for each group. Mutants that could not run or are disabled in the source are not counted. */
export function scoresOf(
  groups: Readonly<Record<string, Pick<MutationGroup, 'files'>>>,
  mutants: readonly Mutant[],
): readonly Score[] {
  return Object.entries(groups).map(([name, { files }]) => {
    const own = mutants.filter(({ fileName }) => files.includes(fileName));
    const noticed = own.filter(({ status }) => NOTICED.has(status)).length;
    return { name, noticed, total: noticed + own.filter(({ status }) => UNNOTICED.has(status)).length };
  });
}

/** In percent; 0 for a group without mutations, which proves nothing. */
export function percentOf({ noticed, total }: Score): number {
  return total === 0 ? 0 : (100 * noticed) / total;
}

export function lineOf(score: Score): string {
  const percent = percentOf(score);
  return `${score.name.padEnd(10)}${String(score.total).padStart(6)} mutants ${String(score.noticed).padStart(6)} noticed ${percent.toFixed(1).padStart(6)} %${percent < MIN_SCORE ? `   LESS THAN ${MIN_SCORE} %` : ''}`;
}
