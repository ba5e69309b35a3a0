import type { RewardDepositCondition, RewardKind } from '@foyer/graphql/main';
import { brands, type BrandId } from '@foyer/market';

/** A reward that an operator can assign, with the same id on every brand; amounts in major units of the brand's currency. */
export interface RewardOffer {
  readonly kind: 'MoneyDrop' | 'BonusMoneyDrop';
  /** Keys of content/texts. */
  readonly name: string;
  readonly reason: string;
  readonly amount: number;
  readonly wageringFactor?: number;
  readonly maxPayout?: number;
  /** Default: Incentive. */
  readonly rewardKind?: RewardKind;
  /** Default: ALWAYS. */
  readonly depositCondition?: RewardDepositCondition;
  /** Hours from its start in which it can be claimed. */
  readonly lastsHours: number;
}

/** Without free spins, because the game provider cannot play a round without a stake yet. */
export const REWARD_OFFERS = {
  welcome: {
    kind: 'MoneyDrop',
    name: 'reward.welcome',
    reason: 'reward.reason.welcome',
    amount: 10,
    lastsHours: 30 * 24,
  },
  'thank-you': {
    kind: 'MoneyDrop',
    name: 'reward.thank-you',
    reason: 'reward.reason.loyalty',
    amount: 5,
    lastsHours: 6,
  },
  weekend: {
    kind: 'BonusMoneyDrop',
    name: 'reward.weekend',
    reason: 'reward.reason.weekend',
    amount: 20,
    wageringFactor: 10,
    maxPayout: 200,
    lastsHours: 3 * 24,
  },
  tomorrow: {
    kind: 'MoneyDrop',
    name: 'reward.tomorrow',
    reason: 'reward.reason.loyalty',
    amount: 7.5,
    lastsHours: 24,
  },
  'last-week': {
    kind: 'MoneyDrop',
    name: 'reward.last-week',
    reason: 'reward.reason.loyalty',
    amount: 5,
    lastsHours: 24,
  },
  'first-deposit': {
    kind: 'BonusMoneyDrop',
    name: 'reward.first-deposit',
    reason: 'reward.reason.first-deposit',
    amount: 10,
    wageringFactor: 10,
    maxPayout: 100,
    depositCondition: 'FIRST_TIME_DEPOSIT',
    lastsHours: 7 * 24,
  },
  'money-back': {
    kind: 'MoneyDrop',
    name: 'reward.money-back',
    reason: 'reward.reason.money-back',
    amount: 5,
    rewardKind: 'Cashback',
    depositCondition: 'EXISTING_DEPOSITS',
    lastsHours: 7 * 24,
  },
} as const satisfies Readonly<Record<string, RewardOffer>>;

export type RewardOfferId = keyof typeof REWARD_OFFERS;

export const REWARD_OFFER_IDS = Object.keys(REWARD_OFFERS) as readonly RewardOfferId[];

/** Id of the reward definition of an offer on a brand. */
export function definitionId(brand: BrandId, offer: RewardOfferId): string {
  return `${brands[brand].id}-${offer}`;
}

/** Rewards of a seeded player: one claimable of each kind, one that expires soon, one that starts later and one that has expired. */
export const SEEDED_REWARDS: readonly { readonly offer: RewardOfferId; readonly startsInHours: number }[] = [
  { offer: 'welcome', startsInHours: 0 },
  { offer: 'weekend', startsInHours: 0 },
  { offer: 'thank-you', startsInHours: -5 },
  { offer: 'tomorrow', startsInHours: 24 },
  { offer: 'last-week', startsInHours: -7 * 24 },
];
