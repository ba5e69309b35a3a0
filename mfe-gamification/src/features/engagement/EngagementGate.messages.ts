import { defineMessages } from '@foyer/i18n';
import type { EngagementBlock } from '@foyer/kernel/engagement';
import type { BlockAction } from './blockAdvice.ts';

export const titles = defineMessages<EngagementBlock>({
  ACCOUNT_CLOSED: { id: 'gamification.engagement.closed', defaultMessage: 'Your account is closed' },
  SELF_EXCLUDED: { id: 'gamification.engagement.excluded', defaultMessage: 'You’re self-excluded' },
  TIMED_OUT: { id: 'gamification.engagement.timeOut', defaultMessage: 'You’re on a time-out' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.engagement.wealth',
    defaultMessage: 'Source of wealth required',
  },
  KYC_REQUIRED: {
    id: 'gamification.engagement.kyc',
    defaultMessage: 'Verify your identity to take part',
  },
  BLOCKED_AT_PROVIDER: {
    id: 'gamification.engagement.blocked',
    defaultMessage: 'Turned off for your account',
  },
  CLIENT_ID_MISSING: { id: 'gamification.engagement.unavailable', defaultMessage: 'Not available yet' },
  FEATURE_OFF: { id: 'gamification.engagement.off', defaultMessage: 'Not available at the moment' },
  NOT_OPTED_IN: {
    id: 'gamification.engagement.optInTitle',
    defaultMessage: 'Missions, tournaments and points',
  },
});

export const texts = defineMessages<EngagementBlock>({
  ACCOUNT_CLOSED: {
    id: 'gamification.engagement.closedText',
    defaultMessage: 'Missions, tournaments and points aren’t available on a closed account.',
  },
  SELF_EXCLUDED: {
    id: 'gamification.engagement.excludedText',
    defaultMessage:
      'Missions, tournaments and points aren’t available during self-exclusion. Your points stay.',
  },
  TIMED_OUT: {
    id: 'gamification.engagement.timeOutText',
    defaultMessage: 'Missions, tournaments and points pause during your time-out. Your points stay.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.engagement.wealthText',
    defaultMessage:
      'The deadline for your declaration has passed. You can take part again once we’ve received it.',
  },
  KYC_REQUIRED: {
    id: 'gamification.engagement.kycText',
    defaultMessage: 'Missions and points pause until your identity is verified. Your points stay.',
  },
  BLOCKED_AT_PROVIDER: {
    id: 'gamification.engagement.blockedText',
    defaultMessage:
      'Missions, tournaments and points are turned off for your account. Contact support to find out why.',
  },
  CLIENT_ID_MISSING: {
    id: 'gamification.engagement.unavailableText',
    defaultMessage: 'This site has no missions, tournaments or points yet.',
  },
  FEATURE_OFF: {
    id: 'gamification.engagement.offText',
    defaultMessage: 'Missions, tournaments and points are switched off on this site.',
  },
  NOT_OPTED_IN: {
    id: 'gamification.engagement.optInText',
    defaultMessage:
      'Opt in to earn points and complete missions as you play. Only bets placed after you opt in count.',
  },
});

export const actions = defineMessages<BlockAction>({
  verify: { id: 'gamification.engagement.verify', defaultMessage: 'Verify identity' },
  declare: { id: 'gamification.engagement.declare', defaultMessage: 'Declare source of wealth' },
  support: { id: 'gamification.engagement.support', defaultMessage: 'Contact support' },
  helpline: { id: 'gamification.engagement.helpline', defaultMessage: 'Contact {helpline}' },
  lobby: { id: 'gamification.engagement.toLobby', defaultMessage: 'Go to Lobby' },
});

export const messages = defineMessages({
  signInTitle: { id: 'gamification.engagement.signInTitle', defaultMessage: 'Sign in to take part' },
  signInText: {
    id: 'gamification.engagement.signInText',
    defaultMessage: 'Your missions, tournaments and points appear here after you sign in.',
  },
  signIn: { id: 'gamification.engagement.signIn', defaultMessage: 'Sign in' },
  closed: {
    id: 'gamification.engagement.closedForYou',
    defaultMessage: 'Not available for your account at the moment',
  },
  closedText: {
    id: 'gamification.engagement.closedForYouText',
    defaultMessage: 'See your profile for the next steps, or contact support.',
  },
  failed: {
    id: 'gamification.engagement.failed',
    defaultMessage: 'We couldn’t load your points and progress',
  },
  failedText: {
    id: 'gamification.engagement.failedText',
    defaultMessage: 'Nothing is lost. Try again in a moment.',
  },
  offline: {
    id: 'gamification.engagement.offline',
    defaultMessage: 'You’re offline. Your points and progress are saved.',
  },
  retry: { id: 'gamification.engagement.retry', defaultMessage: 'Try again' },
  optIn: { id: 'gamification.engagement.optIn', defaultMessage: 'Opt in' },
  optInNote: {
    id: 'gamification.engagement.optInNote',
    defaultMessage: 'It’s free, and you can opt out at any time. Your points and progress stay.',
  },
  optedIn: { id: 'gamification.engagement.optedIn', defaultMessage: 'You’ve opted in' },
  participating: {
    id: 'gamification.engagement.participating',
    defaultMessage: 'You take part in missions, tournaments and points.',
  },
  optOut: { id: 'gamification.engagement.optOut', defaultMessage: 'Opt out' },
  optOutTitle: {
    id: 'gamification.engagement.optOutTitle',
    defaultMessage: 'Opt out of missions, tournaments and points?',
  },
  optOutText: {
    id: 'gamification.engagement.optOutText',
    defaultMessage:
      'Your bets no longer count towards missions, tournaments and points. Your points and progress stay, and you can opt in again at any time. Missions keep their deadlines.',
  },
  keep: { id: 'gamification.engagement.keep', defaultMessage: 'Stay opted in' },
  optedOut: { id: 'gamification.engagement.optedOut', defaultMessage: 'You’ve opted out' },
  unconfirmed: {
    id: 'gamification.engagement.unconfirmed',
    defaultMessage: 'We couldn’t confirm your choice. We’re checking it now.',
  },
});
