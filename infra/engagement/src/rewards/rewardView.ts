import type { Mission } from '@foyer/kernel/engagement';
import type { BrandId } from '@foyer/market';
import type { EngagementParts } from '../deps.ts';
import type { RewardRule } from '@foyer/market/engagement-rules';

/** The reward of a rule with its amount. */
export type ViewReward = (reward: RewardRule) => Mission['reward'];

/** Offers change only with a release of the operator, so a minute of delay is acceptable. */
const CACHED_MS = 60_000;

/**
 * Reads the terms of offers from the operator, which assigns them.
 * @returns a function that throws for an offer that the operator does not have.
 */
export function createRewardView({
  operator,
  clock,
}: Pick<EngagementParts, 'operator' | 'clock'>): (brand: BrandId) => Promise<ViewReward> {
  const cached = new Map<
    BrandId,
    { readonly at: number; readonly offers: Awaited<ReturnType<typeof operator.offers>> }
  >();
  return async (brand) => {
    let known = cached.get(brand);
    if (!known || clock() - known.at > CACHED_MS) {
      known = { at: clock(), offers: await operator.offers(brand) };
      cached.set(brand, known);
    }
    const { offers } = known;
    return (reward) => {
      if (reward.kind === 'points') return reward;
      const offer = offers.find(({ id }) => id === reward.offer);
      if (!offer) throw new Error(`The operator has no offer ${reward.offer} for ${brand}.`);
      const { rewardType, amount, currency, spinValue, spinTerms } = offer;
      return {
        kind: 'reward',
        offer: reward.offer,
        rewardType,
        amount,
        currency,
        ...(spinValue !== null && { spinValue }),
        ...(spinTerms !== null && { spinTerms }),
      };
    };
  };
}
