import type { Mutant } from './mutants.ts';

/** A fault that no test can find, because it changes nothing that anybody could see. */
export interface Equivalent {
  readonly target: string;
  /** The line as the report shows it. */
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];

export function isEquivalent(mutant: Mutant): boolean {
  return EQUIVALENTS.some(({ target, before, after }) => mutant.target === target && mutant.before === before && mutant.after === after);
}
