import { defineMessages } from '@foyer/i18n';
import type { PromotionRefusal } from '@foyer/graphql/main';

/** Texts of the reasons that exclude a player from a promotion. */
export const refusals = defineMessages<PromotionRefusal>({
  ACCOUNT_CLOSED: {
    id: 'gamification.refusal.closed',
    defaultMessage: 'Promotions aren’t available on a closed account.',
  },
  SELF_EXCLUDED: {
    id: 'gamification.refusal.excluded',
    defaultMessage: 'Promotions aren’t available during self-exclusion.',
  },
  TIMED_OUT: {
    id: 'gamification.refusal.timeOut',
    defaultMessage: 'Promotions aren’t available during your time-out.',
  },
  MARKETING_BLOCKED: {
    id: 'gamification.refusal.marketing',
    defaultMessage: 'Promotions are turned off for your account.',
  },
  ENGAGEMENT_BLOCKED: {
    id: 'gamification.refusal.engagement',
    defaultMessage:
      'Promotions and missions are turned off for your account. Contact support to find out why.',
  },
  KYC_REQUIRED: {
    id: 'gamification.refusal.identity',
    defaultMessage: 'Verify your identity to take part.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.refusal.wealth',
    defaultMessage: 'The deadline for your source of wealth declaration has passed. Submit it to take part.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'gamification.refusal.terms',
    defaultMessage: 'Our terms have changed. Accept them to take part.',
  },
  REWARDS_BLOCKED: {
    id: 'gamification.refusal.rewards',
    defaultMessage: 'Rewards are turned off for your account. Contact support to find out why.',
  },
  NOT_OFFERED: {
    id: 'gamification.refusal.notOffered',
    defaultMessage: 'This promotion isn’t available to you.',
  },
  NOT_STARTED: {
    id: 'gamification.refusal.notStarted',
    defaultMessage: 'This promotion hasn’t started yet.',
  },
  ENDED: { id: 'gamification.refusal.ended', defaultMessage: 'This promotion has ended.' },
  NEW_PLAYERS_ONLY: {
    id: 'gamification.refusal.newPlayers',
    defaultMessage: 'Only for players who haven’t deposited yet.',
  },
  DEPOSIT_REQUIRED: {
    id: 'gamification.refusal.deposit',
    defaultMessage: 'Only for players who have made a deposit.',
  },
  KEY_REUSED: {
    id: 'gamification.refusal.keyReused',
    defaultMessage: 'We couldn’t confirm your choice. Reload the page and try again.',
  },
});
