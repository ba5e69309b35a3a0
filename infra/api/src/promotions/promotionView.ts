import type * as Types from '@foyer/graphql/main';
import type { BrandPromotion } from '@foyer/market/content';
import { amountOfReward } from '../../content/promotions.ts';
import { isRewardOffer } from '../../content/rewards.ts';
import { viewImage, viewText } from '../content/contentView.ts';
import type { ApiContext } from '../server/graphql/context.ts';

/** A promotion in the locale of the request; undefined while one of its texts exists in no language. */
export function viewPromotion(context: ApiContext, promotion: BrandPromotion): Types.Promotion | undefined {
  const [title, text, who, games] = [promotion.title, promotion.text, promotion.who, promotion.games].map(
    (key) => viewText(context, key),
  );
  // a promotion without a significant term must not be shown
  if (!title || !text || !who || !games) return undefined;
  const [description = '', ...details] = text.split('\n').filter((line) => line.trim() !== '');
  const { id, minimumKind, minimumAmount, wageringFactor, maximumStake, maximumWin } = promotion;
  return {
    id,
    title,
    description,
    details,
    image: viewImage(context, promotion.image),
    startsAt: new Date(promotion.startsAt).toISOString(),
    endsAt: promotion.endsAt === null ? null : new Date(promotion.endsAt).toISOString(),
    needsOptIn: promotion.needsOptIn,
    rewardAmount:
      promotion.reward !== null && isRewardOffer(promotion.reward)
        ? amountOfReward(context.brand.id, promotion.reward)
        : null,
    terms: {
      who,
      minimumKind,
      minimumAmount,
      wageringFactor,
      maximumStake,
      maximumWin,
      days: promotion.days,
      wageringDays: promotion.wageringDays,
      games,
      currency: context.brand.currency,
    },
    callToActionType: promotion.callToActionType,
    path: promotion.path,
    termsPath: promotion.termsPath,
  };
}
