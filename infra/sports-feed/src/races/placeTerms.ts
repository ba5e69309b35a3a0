import type { EachWayTerms } from '@foyer/kernel/field';

interface TermsRow {
  readonly fewest: number;
  /** Handicaps only. */
  readonly isHandicap?: true;
  readonly terms: EachWayTerms | null;
}

/** Standard terms of British bookmakers by the number of runners, the largest fields first. */
const TERMS: readonly TermsRow[] = [
  { fewest: 16, isHandicap: true, terms: { numerator: 1, denominator: 4, places: 4 } },
  { fewest: 12, isHandicap: true, terms: { numerator: 1, denominator: 4, places: 3 } },
  { fewest: 8, terms: { numerator: 1, denominator: 5, places: 3 } },
  { fewest: 5, terms: { numerator: 1, denominator: 4, places: 2 } },
];

/** Each-way terms of a race; null for fields that are too small. */
export function placeTermsOf(runners: number, isHandicap: boolean): EachWayTerms | null {
  return (
    TERMS.find((row) => runners >= row.fewest && (isHandicap || row.isHandicap === undefined))?.terms ?? null
  );
}

/** Each-way terms of a bet on the winner of a competition. */
export const OUTRIGHT_TERMS: EachWayTerms = { numerator: 1, denominator: 3, places: 2 };
