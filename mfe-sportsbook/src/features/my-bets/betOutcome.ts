import type { PlacedBetFragment } from '../placement/Placement.generated.ts';

/** The outcome of a bet for its player: won with any payout, void when all selections were. */
export function betOutcome({
  status,
  returns,
  legs,
}: Pick<PlacedBetFragment, 'status' | 'returns' | 'legs'>): 'OPEN' | 'WON' | 'LOST' | 'VOID' | 'CASHED_OUT' {
  if (status !== 'SETTLED') return status;
  if (legs.every(({ result }) => result === 'VOID')) return 'VOID';
  return (returns ?? 0) > 0 ? 'WON' : 'LOST';
}
