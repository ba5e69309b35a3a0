import { useQuery } from '@apollo/client/react';
import { SportsBoostedOddsDocument } from './BoostedOdds.generated.ts';
import type { Combination } from './combinations.ts';

/** The boosted combinations that the player can use now; none while they are unknown. */
export function useCombinations(): readonly Combination[] {
  const { data } = useQuery(SportsBoostedOddsDocument, { fetchPolicy: 'cache-and-network' });
  return data?.root.sportsBoostedCombinations ?? [];
}
