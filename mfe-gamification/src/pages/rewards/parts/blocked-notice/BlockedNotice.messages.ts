import { defineMessages } from '@foyer/i18n';
import type { RewardBlock } from '@foyer/graphql/main';
import type { BlockAction } from '../../../../features/rewards/rewardAdvice.ts';

export const titles = defineMessages<RewardBlock>({
  ACCOUNT_CLOSED: { id: 'gamification.blocked.closed', defaultMessage: 'Your account is closed' },
  SELF_EXCLUDED: { id: 'gamification.blocked.excluded', defaultMessage: 'You’re self-excluded' },
  TIMED_OUT: { id: 'gamification.blocked.break', defaultMessage: 'You’re on a time-out' },
  KYC_REQUIRED: {
    id: 'gamification.blocked.kyc',
    defaultMessage: 'Verify your identity to claim rewards',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.blocked.wealth',
    defaultMessage: 'Source of wealth required',
  },
  TERMS_NOT_ACCEPTED: { id: 'gamification.blocked.terms', defaultMessage: 'Our terms have changed' },
  REWARDS_BLOCKED: {
    id: 'gamification.blocked.rewards',
    defaultMessage: 'Rewards are turned off for your account',
  },
  PHONE_NOT_VERIFIED: {
    id: 'gamification.blocked.phone',
    defaultMessage: 'Verify your phone number to claim rewards',
  },
});

export const texts = defineMessages<RewardBlock>({
  ACCOUNT_CLOSED: {
    id: 'gamification.blocked.closedText',
    defaultMessage: 'Rewards aren’t available on a closed account. Contact support to withdraw your balance.',
  },
  SELF_EXCLUDED: {
    id: 'gamification.blocked.excludedText',
    defaultMessage: 'Rewards aren’t available during self-exclusion. You can still withdraw your balance.',
  },
  TIMED_OUT: {
    id: 'gamification.blocked.breakText',
    defaultMessage: 'Rewards aren’t available during your time-out.',
  },
  KYC_REQUIRED: {
    id: 'gamification.blocked.kycText',
    defaultMessage:
      'We keep your rewards until your identity is verified. See your profile for the next steps.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.blocked.wealthText',
    defaultMessage:
      'The deadline for your declaration has passed. You can claim rewards again once we’ve received it.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'gamification.blocked.termsText',
    defaultMessage: 'Accept them to claim rewards.',
  },
  REWARDS_BLOCKED: {
    id: 'gamification.blocked.rewardsText',
    defaultMessage: 'Contact support to find out why.',
  },
  PHONE_NOT_VERIFIED: {
    id: 'gamification.blocked.phoneText',
    defaultMessage: 'We text you a code. It takes less than a minute.',
  },
});

export const actions = defineMessages<BlockAction>({
  phone: { id: 'gamification.blocked.verifyPhone', defaultMessage: 'Verify phone number' },
  verify: { id: 'gamification.blocked.verify', defaultMessage: 'Verify identity' },
  terms: { id: 'gamification.blocked.readTerms', defaultMessage: 'Read the terms' },
  support: { id: 'gamification.blocked.support', defaultMessage: 'Contact support' },
  helpline: { id: 'gamification.blocked.helpline', defaultMessage: 'Contact {helpline}' },
});
