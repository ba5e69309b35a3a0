import type { RewardDepositCondition, RewardKind } from '@foyer/graphql/main';
import { BRANDS, brands, type BrandId } from '@foyer/market';
import { convertMinor, fromMajor } from '@foyer/money';

/** A reward that an operator can assign, with the same id on every brand; amounts in major units of the brand's currency. */
export interface RewardOffer {
  readonly kind: 'MoneyDrop' | 'BonusMoneyDrop' | 'FreeSpin';
  /** Keys of content/texts. */
  readonly name: string;
  readonly reason: string;
  /** The number of spins for free spins. */
  readonly amount: number;
  /** Required for free spins. */
  readonly spins?: SpinTerms;
  readonly wageringFactor?: number;
  readonly maxPayout?: number;
  /** Default: Incentive. */
  readonly rewardKind?: RewardKind;
  /** Default: ALWAYS. */
  readonly depositCondition?: RewardDepositCondition;
  /** Hours from its start in which it can be claimed. */
  readonly lastsHours: number;
}

/** The game of free spins with the stake of one spin, which has to be a stake that the game offers. */
export interface SpinTerms {
  /** The provider's id of the game. */
  readonly gameId: string;
  /** The game in which the spins are played once the provider has withdrawn `gameId`; it offers the same stakes. */
  readonly replacementGameId: string;
  /** Major units of the brand's currency. */
  readonly value: number;
  /** Position of the coin on the game's ladder, from 1. */
  readonly betLevel: number;
}

const SPINS: SpinTerms = {
  gameId: 'ember-hollow',
  replacementGameId: 'aurora-post',
  value: 0.2,
  betLevel: 1,
};

/** Free spins; with a wagering factor their wins are bonus money, otherwise cash. */
function spinOffer(
  amount: number,
  { name, reason, wageringFactor }: Pick<RewardOffer, 'name' | 'reason' | 'wageringFactor'>,
): RewardOffer {
  return {
    kind: 'FreeSpin',
    name,
    reason,
    amount,
    spins: SPINS,
    ...(wageringFactor !== undefined && { wageringFactor, maxPayout: 50 }),
    lastsHours: 7 * 24,
  };
}

/** A reward that the rewards shop sells for points. */
function shopOffer(kind: 'MoneyDrop' | 'BonusMoneyDrop', amount: number): RewardOffer {
  return {
    kind,
    name: kind === 'MoneyDrop' ? 'reward.shop-money' : 'reward.shop-bonus',
    reason: 'reward.reason.shop',
    amount,
    ...(kind === 'BonusMoneyDrop' && { wageringFactor: 10, maxPayout: amount * 10 }),
    lastsHours: 30 * 24,
  };
}

function prizeOffer(amount: number): RewardOffer {
  return {
    kind: 'MoneyDrop',
    name: 'reward.tournament-prize',
    reason: 'reward.reason.tournament',
    amount,
    lastsHours: 30 * 24,
  };
}

function doorOffer(kind: 'MoneyDrop' | 'BonusMoneyDrop', amount: number): RewardOffer {
  return {
    ...shopOffer(kind, amount),
    name: kind === 'MoneyDrop' ? 'reward.calendar-money' : 'reward.calendar-bonus',
    reason: 'reward.reason.calendar',
  };
}

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
  'mission-reward': {
    kind: 'MoneyDrop',
    name: 'reward.mission-reward',
    reason: 'reward.reason.mission',
    amount: 2,
    lastsHours: 7 * 24,
  },
  'level-up': {
    kind: 'BonusMoneyDrop',
    name: 'reward.level-up',
    reason: 'reward.reason.level',
    amount: 10,
    wageringFactor: 10,
    maxPayout: 100,
    lastsHours: 14 * 24,
  },
  'shop-money-2': shopOffer('MoneyDrop', 2),
  'shop-money-10': shopOffer('MoneyDrop', 10),
  'shop-money-50': shopOffer('MoneyDrop', 50),
  'shop-bonus-5': shopOffer('BonusMoneyDrop', 5),
  'shop-bonus-20': shopOffer('BonusMoneyDrop', 20),
  'tournament-winner': prizeOffer(50),
  'tournament-place': prizeOffer(10),
  'calendar-money-2': doorOffer('MoneyDrop', 2),
  'calendar-money-5': doorOffer('MoneyDrop', 5),
  'calendar-bonus-5': doorOffer('BonusMoneyDrop', 5),
  'welcome-spins': spinOffer(10, { name: 'reward.free-spins', reason: 'reward.reason.welcome' }),
  'mission-spins-5': spinOffer(5, {
    name: 'reward.free-spins',
    reason: 'reward.reason.mission',
    wageringFactor: 10,
  }),
  'level-spins-20': spinOffer(20, {
    name: 'reward.free-spins',
    reason: 'reward.reason.level',
    wageringFactor: 10,
  }),
  'shop-spins-10': spinOffer(10, { name: 'reward.free-spins', reason: 'reward.reason.shop' }),
  'tournament-spins-25': spinOffer(25, { name: 'reward.free-spins', reason: 'reward.reason.tournament' }),
  'calendar-spins-5': spinOffer(5, { name: 'reward.free-spins', reason: 'reward.reason.calendar' }),
} as const satisfies Readonly<Record<string, RewardOffer>>;

export type RewardOfferId = keyof typeof REWARD_OFFERS;

export const REWARD_OFFER_IDS = Object.keys(REWARD_OFFERS) as readonly RewardOfferId[];

/** True for the id of an offer. */
export function isRewardOffer(id: string): id is RewardOfferId {
  return Object.hasOwn(REWARD_OFFERS, id);
}

/** Offers that the engagement service may assign. */
export const MISSION_OFFER_IDS = [
  'mission-reward',
  'level-up',
  'shop-money-2',
  'shop-money-10',
  'shop-money-50',
  'shop-bonus-5',
  'shop-bonus-20',
  'tournament-winner',
  'tournament-place',
  'calendar-money-2',
  'calendar-money-5',
  'calendar-bonus-5',
  'mission-spins-5',
  'level-spins-20',
  'shop-spins-10',
  'tournament-spins-25',
  'calendar-spins-5',
] as const satisfies readonly RewardOfferId[];

/** Value of an offer in euro cents (all its spins at their value), that of the brand on which it is worth most. */
export function valueOfOffer(offer: RewardOfferId): number {
  return Math.max(
    ...BRANDS.map((brand) => {
      const { currency } = brands[brand];
      const { amount, spins }: RewardOffer = REWARD_OFFERS[offer];
      const { minor } = fromMajor(spins?.value ?? amount, currency);
      return convertMinor(spins ? minor * amount : minor, currency, 'EUR');
    }),
  );
}

/** Id of the reward definition of an offer on a brand. */
export function definitionId(brand: BrandId, offer: RewardOfferId): string {
  return `${brands[brand].id}-${offer}`;
}

/** Rewards of a seeded player: one claimable of each kind, one that expires soon, one that starts later and one that has expired. */
export const SEEDED_REWARDS: readonly { readonly offer: RewardOfferId; readonly startsInHours: number }[] = [
  { offer: 'welcome', startsInHours: 0 },
  { offer: 'weekend', startsInHours: 0 },
  { offer: 'welcome-spins', startsInHours: 0 },
  { offer: 'thank-you', startsInHours: -5 },
  { offer: 'tomorrow', startsInHours: 24 },
  { offer: 'last-week', startsInHours: -7 * 24 },
];
