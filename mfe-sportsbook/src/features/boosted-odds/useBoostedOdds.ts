import { useQuery } from '@apollo/client/react';
import type { Odds } from './boostedOdds.ts';
import { SportsBoostedOddsDocument } from './BoostedOdds.generated.ts';

/** The boosted odds of the brand that run now; none while they are unknown. */
export function useBoostedOdds(): readonly Odds[] {
  const { data } = useQuery(SportsBoostedOddsDocument, { fetchPolicy: 'cache-and-network' });
  return data?.root.sportsBoostedOdds ?? [];
}
