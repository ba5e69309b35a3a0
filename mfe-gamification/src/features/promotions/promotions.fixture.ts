import type { PromotionFieldsFragment } from './Promotions.generated.ts';

/** A running promotion with a wagered bonus. */
export function promotionOf(id: string): PromotionFieldsFragment {
  return {
    __typename: 'Promotion',
    id,
    title: `Promotion ${id}`,
    description: 'Bonus money on top.',
    details: ['One bonus per player.'],
    image: null,
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: null,
    needsOptIn: true,
    rewardAmount: 1_000,
    callToActionType: 'PAGE_LINK',
    path: '/rewards/',
    termsPath: '/bonus-terms-and-conditions/',
    terms: {
      __typename: 'PromotionTerms',
      who: 'All players',
      minimumKind: 'DEPOSIT',
      minimumAmount: 2_000,
      wageringFactor: 10,
      maximumStake: 500,
      maximumWin: null,
      days: 1,
      wageringDays: 14,
      games: 'Slots',
      currency: 'EUR',
    },
  };
}
