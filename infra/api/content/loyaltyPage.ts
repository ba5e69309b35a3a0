import type { SiteSettings } from '@foyer/market/content';

type LoyaltyPage = NonNullable<SiteSettings['gamificationSettings']['loyaltyPage']>;

const RANKS = [
  { color: '#b0703c', benefits: ['points', 'missions', 'keep'] },
  { color: '#9aa4b2', benefits: ['level-points', 'missions', 'keep'] },
  { color: '#c9a227', benefits: ['level-cash', 'missions', 'keep'] },
  { color: '#7fb3c8', benefits: ['level-bonus', 'missions', 'keep'] },
  { color: '#8f7fd6', benefits: ['level-bonus', 'missions', 'keep'] },
] as const;
const REWARDS = ['#3f8f6b', '#c9a227', '#5a78c9'] as const;
/** Steps to take part. */
const STEPS = [1, 2, 3] as const;

/** The compiled loyalty page (requirements/entities#site-settings): without pictures, pages draw emblems in the colours. */
export const LOYALTY_PAGE: LoyaltyPage = {
  backgroundImage: null,
  backgroundDesktopImage: null,
  mainImage: null,
  mainDesktopImage: null,
  shopImage: null,
  shopDesktopImage: null,
  gamesImage: null,
  description: 'loyalty.description',
  termsAndConditions: 'loyalty.terms',
  rankCards: RANKS.map(({ color, benefits }, index) => ({
    rank: `loyalty.rank.${index + 1}`,
    subtitle: `loyalty.rank.${index + 1}.subtitle`,
    logo: null,
    color,
    benefitsTitle: 'loyalty.benefits',
    benefits: benefits.map((name) => `loyalty.benefit.${name}`),
  })),
  rewardCards: REWARDS.map((color, index) => ({
    title: `loyalty.reward.${index + 1}`,
    description: `loyalty.reward.${index + 1}.text`,
    image: null,
    color,
  })),
  steps: STEPS.map((step) => ({
    title: `loyalty.step.${step}`,
    subtitle: `loyalty.step.${step}.subtitle`,
    description: `loyalty.step.${step}.text`,
    image: null,
  })),
};
