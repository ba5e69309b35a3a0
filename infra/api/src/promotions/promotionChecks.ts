import { brands, type BrandId } from '@foyer/market';
import type { BrandPromotion, ContentBodies, ContentProblem, ContentSection } from '@foyer/market/content';
import { isRewardOffer } from '../../content/rewards.ts';
import { termsOfReward } from '../../content/promotions.ts';
import type { LiveContent } from '../content/liveContent.ts';

/** Checks the reward of a promotion, whose terms it states, and its countries. */
export function checkPromotion(brand: BrandId, promotion: BrandPromotion): readonly ContentProblem[] {
  const { reward, countries } = promotion;
  return [
    ...(countries === null || countries.every((country) => brands[brand].countries.includes(country))
      ? []
      : [{ path: ['countries'], problem: 'UNKNOWN_COUNTRY' }]),
    ...(reward === null
      ? []
      : isRewardOffer(reward)
        ? Object.entries(termsOfReward(brand, reward)).flatMap(([term, value]) =>
            promotion[term as keyof ReturnType<typeof termsOfReward>] === value // text keys that belong to the promotion itself
              ? []
              : [{ path: [term], problem: 'TERM_OF_REWARD' }],
          )
        : [{ path: ['reward'], problem: 'UNKNOWN_REWARD' }]),
  ];
}

const TEXTS = ['title', 'text', 'who', 'games'] as const satisfies readonly (keyof BrandPromotion)[];

/** Texts of promotions that exist in no language: players would not see the promotion. */
export function missingPromotionTexts(
  section: ContentSection,
  body: ContentBodies[ContentSection],
  content: Pick<LiveContent, 'textOf'>,
): readonly ContentProblem[] {
  if (section !== 'promotions') return [];
  const promotions = body as ContentBodies['promotions']; // parsed by the section's schema
  return promotions.flatMap((promotion, index) =>
    TEXTS.filter((name) => content.textOf(promotion[name], 'en') === undefined).map((name) => ({
      path: [String(index), name],
      problem: 'NO_SUCH_TEXT',
    })),
  );
}
