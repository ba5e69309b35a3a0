import { money, type Money } from '@foyer/money';
import type { RewardItemFieldsFragment } from './RewardFields.generated.ts';

export type FreeSpins = Extract<
  RewardItemFieldsFragment['rewardType'],
  { readonly __typename: 'FreeSpinReward' }
>;

/** The free spins of a reward; undefined for money. */
export function freeSpinsOf({ rewardType }: RewardItemFieldsFragment): FreeSpins | undefined {
  return rewardType.__typename === 'FreeSpinReward' ? rewardType : undefined;
}

/** Stakes of all spins together. */
export function valueOfSpins({ freeSpinsAmount, value, currency }: FreeSpins): Money {
  return money(freeSpinsAmount * value, currency);
}

/** True for claimed free spins that can be played: they stay in the list until they have ended. */
export function isPlayable({ reward }: { readonly reward: RewardItemFieldsFragment }): boolean {
  return (freeSpinsOf(reward)?.progress?.left ?? 0) > 0;
}
