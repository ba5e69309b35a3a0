import { defineMessages } from '@foyer/i18n';
import type { RewardBlock } from '@foyer/graphql/main';
import type { BlockAction } from '../../../../model/rewardAdvice.ts';

export const titles = defineMessages<RewardBlock>({
  ACCOUNT_CLOSED: { id: 'gamification.blocked.closed', defaultMessage: 'Your account is closed' },
  SELF_EXCLUDED: { id: 'gamification.blocked.excluded', defaultMessage: 'You have excluded yourself' },
  TIMED_OUT: { id: 'gamification.blocked.break', defaultMessage: 'You are taking a break' },
  KYC_REQUIRED: {
    id: 'gamification.blocked.kyc',
    defaultMessage: 'Your rewards are kept until we know who you are',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.blocked.wealth',
    defaultMessage: 'Your rewards are kept until we have your declaration',
  },
  TERMS_NOT_ACCEPTED: { id: 'gamification.blocked.terms', defaultMessage: 'Our terms have changed' },
  REWARDS_BLOCKED: {
    id: 'gamification.blocked.rewards',
    defaultMessage: 'Rewards are switched off for your account',
  },
});

export const texts = defineMessages<RewardBlock>({
  ACCOUNT_CLOSED: {
    id: 'gamification.blocked.closedText',
    defaultMessage:
      'There are no rewards on a closed account. Your own money is still yours: write to us and we pay it out.',
  },
  SELF_EXCLUDED: {
    id: 'gamification.blocked.excludedText',
    defaultMessage: 'As you asked, we offer you nothing. Your own money is still yours.',
  },
  TIMED_OUT: {
    id: 'gamification.blocked.breakText',
    defaultMessage: 'As you asked, we offer you nothing while your break lasts.',
  },
  KYC_REQUIRED: {
    id: 'gamification.blocked.kycText',
    defaultMessage:
      'Rewards can be claimed as soon as your identity is confirmed. Your profile says what is missing.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.blocked.wealthText',
    defaultMessage:
      'The date for your source of wealth has passed. Rewards can be claimed again as soon as we have it.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'gamification.blocked.termsText',
    defaultMessage: 'Please read and accept them; then you can claim.',
  },
  REWARDS_BLOCKED: {
    id: 'gamification.blocked.rewardsText',
    defaultMessage:
      'We have decided so for your account. Write to us and we tell you why, and what can be done.',
  },
});

export const actions = defineMessages<BlockAction>({
  verify: { id: 'gamification.blocked.verify', defaultMessage: 'See what is missing' },
  terms: { id: 'gamification.blocked.readTerms', defaultMessage: 'Read the terms' },
  support: { id: 'gamification.blocked.support', defaultMessage: 'Write to us' },
  helpline: { id: 'gamification.blocked.helpline', defaultMessage: 'Talk to {helpline}' },
});
