import type { LegResult, SportsBet } from '@foyer/kernel/bet-settlement';
import type { BetRow, LegRow } from './betRows.ts';

/** A stored bet with the stake of a line, as the settlement reads it. */
export function storedBet(
  {
    bankers,
    sizes,
    legs,
  }: Pick<BetRow, 'bankers' | 'sizes'> & {
    readonly legs: readonly Pick<LegRow, 'price' | 'place_terms'>[];
  },
  stakePerLine: number,
): SportsBet {
  return {
    legs: legs.length,
    bankers,
    sizes,
    selections: legs.map(({ price, place_terms: place }) => ({ price, place: place ?? undefined })),
    stakePerLine,
    isEachWay: legs.some(({ place_terms: place }) => place !== null),
  };
}

/** The result of a stored leg with its dead heats and deductions; undefined while it is open. */
export function storedResult({
  result,
  result_terms: terms,
}: Pick<LegRow, 'result' | 'result_terms'>): LegResult | undefined {
  return result === null ? undefined : { status: result, ...terms };
}
