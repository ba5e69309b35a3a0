import { brands, type BrandId } from '@foyer/market';
import type { BrandPromotion } from '@foyer/market/content';
import { fromMajor, minimumDeposit } from '@foyer/money';
import { BONUS_TERMS } from './bonuses.ts';
import { REWARD_OFFERS, type RewardOffer, type RewardOfferId } from './rewards.ts';

/**
 * Terms of a promotion that follow from its reward; amounts in minor units of the brand's currency. A
 * promotion whose terms differ from them is refused when it is saved.
 */
export function termsOfReward(
  brand: BrandId,
  reward: RewardOfferId,
): Pick<BrandPromotion, 'wageringFactor' | 'wageringDays' | 'maximumStake' | 'maximumWin'> {
  const offer: RewardOffer = REWARD_OFFERS[reward];
  const { currency } = brands[brand];
  const isWagered = offer.kind === 'BonusMoneyDrop';
  return {
    wageringFactor: isWagered ? (offer.wageringFactor ?? 0) : 0,
    wageringDays: isWagered ? BONUS_TERMS.lastsDays : null,
    maximumStake: isWagered ? fromMajor(BONUS_TERMS.maximumStake, currency).minor : null,
    maximumWin: offer.maxPayout === undefined ? null : fromMajor(offer.maxPayout, currency).minor,
  };
}

/** Amount of a reward in minor units of the brand's currency. */
export function amountOfReward(brand: BrandId, reward: RewardOfferId): number {
  return fromMajor(REWARD_OFFERS[reward].amount, brands[brand].currency).minor;
}

/** Compiled promotions of a brand, until staff publish others. */
export function compiledPromotions(brand: BrandId): readonly BrandPromotion[] {
  return [
    {
      ...COMMON,
      id: 'first-deposit',
      title: 'promotion.first-deposit.title',
      text: 'promotion.first-deposit.text',
      audience: 'NEW',
      reward: 'first-deposit',
      who: 'promotion.first-deposit.who',
      minimumKind: 'DEPOSIT',
      minimumAmount: minimumDeposit(brands[brand].currency).minor,
      ...termsOfReward(brand, 'first-deposit'),
      days: 7,
      callToActionType: 'DEPOSIT',
      path: '/deposit/',
    },
    {
      ...COMMON,
      id: 'boost',
      title: 'promotion.boost.title',
      text: 'promotion.boost.text',
      audience: 'DEPOSITORS',
      reward: 'weekend',
      who: 'promotion.boost.who',
      minimumKind: 'NONE',
      minimumAmount: 0,
      ...termsOfReward(brand, 'weekend'),
      days: 3,
      callToActionType: 'PAGE_LINK',
      path: '/rewards/',
    },
  ];
}

/** No start in the past of a running brand: the promotions run from the first start of the product. */
const COMMON = {
  image: null,
  countries: null,
  announcedAt: null,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: null,
  needsOptIn: true,
  games: 'promotion.bonus-games',
  termsPath: '/bonus-terms-and-conditions/',
} as const;
