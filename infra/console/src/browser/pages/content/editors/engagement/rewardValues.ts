import type { BrandId } from '@foyer/market';
import { rewardValuesSchema, type RewardValueList } from '@foyer/market/engagement-answers';
import { POINTS_VALUE, type RewardValues } from '@foyer/market/engagement-rules';
import { createContext, useContext } from 'react';
import { useRequest } from '../../../../state/useRequest.ts';

/** Rewards that rules can give; empty until they are known. */
export const Offers = createContext<RewardValueList['offers']>([]);

/** Reads the rewards of a brand with their values; empty until they are known. */
export function useOffers(brand: BrandId): RewardValueList['offers'] {
  const { data } = useRequest(`/content/reward-values?brand=${brand}`, rewardValuesSchema);
  return data?.offers ?? [];
}

/** Values for the cost of rules; undefined until they are known. */
export function useRewardValues(): RewardValues | undefined {
  const offers = useContext(Offers);
  if (offers.length === 0) return undefined;
  return {
    offers: Object.fromEntries(offers.map(({ id, cents }) => [id, cents])),
    centsPerPoint: POINTS_VALUE.cents / POINTS_VALUE.points,
  };
}
