import { defineMessages } from '@foyer/i18n';

export const titles = defineMessages({
  SIGN_IN_REQUIRED: { id: 'casino.refusal.sign-in.title', defaultMessage: 'Sign in to play for real money' },
  ACCOUNT_CLOSED: { id: 'casino.refusal.closed.title', defaultMessage: 'Your account is closed' },
  SELF_EXCLUDED: { id: 'casino.refusal.excluded.title', defaultMessage: 'You’re self-excluded' },
  TIMED_OUT: { id: 'casino.refusal.time-out.title', defaultMessage: 'You’re on a time-out' },
  PRODUCT_EXCLUDED: {
    id: 'casino.refusal.product.title',
    defaultMessage: 'You’re excluded from games of chance',
  },
  UNDER_AGE: { id: 'casino.refusal.age.title', defaultMessage: 'You’re too young for this game' },
  REGISTER_UNAVAILABLE: {
    id: 'casino.refusal.register.title',
    defaultMessage: 'The exclusion register isn’t responding',
  },
  KYC_REQUIRED: { id: 'casino.refusal.kyc.title', defaultMessage: 'Verify your identity first' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'casino.refusal.sow.title',
    defaultMessage: 'Source of wealth required',
  },
  TERMS_NOT_ACCEPTED: { id: 'casino.refusal.terms.title', defaultMessage: 'Our terms have changed' },
  COUNTRY_NOT_ALLOWED: {
    id: 'casino.refusal.country.title',
    defaultMessage: 'Not available in your country',
  },
  LIMIT_REQUIRED: { id: 'casino.refusal.limit-required.title', defaultMessage: 'Set a limit first' },
  LIMIT_REACHED: { id: 'casino.refusal.limit.title', defaultMessage: 'You’ve reached your limit' },
  ON_BREAK: { id: 'casino.refusal.break.title', defaultMessage: 'Time for a short break' },
  GAME_NOT_FOUND: {
    id: 'casino.refusal.not-found.title',
    defaultMessage: 'This game is no longer available',
  },
  DEMO_NOT_ALLOWED: { id: 'casino.refusal.demo.title', defaultMessage: 'Sign in to play the demo' },
  GAME_UNAVAILABLE: {
    id: 'casino.refusal.unavailable.title',
    defaultMessage: 'This game is under maintenance',
  },
  PROVIDER_UNAVAILABLE: {
    id: 'casino.refusal.provider.title',
    defaultMessage: 'The game provider isn’t responding',
  },
  REWARDS_BLOCKED: {
    id: 'casino.refusal.rewards.title',
    defaultMessage: 'You can’t use free spins right now',
  },
  FREE_SPINS_UNAVAILABLE: {
    id: 'casino.refusal.free-spins.title',
    defaultMessage: 'These free spins aren’t available',
  },
});

export const texts = defineMessages({
  SIGN_IN_REQUIRED: {
    id: 'casino.refusal.sign-in.text',
    defaultMessage: 'You’ll return to this game afterwards.',
  },
  ACCOUNT_CLOSED: {
    id: 'casino.refusal.closed.text',
    defaultMessage: 'You can’t play games. Contact support to withdraw your balance.',
  },
  SELF_EXCLUDED: {
    id: 'casino.refusal.excluded.text',
    defaultMessage: 'You can’t play for real money. You can still withdraw your balance.',
  },
  TIMED_OUT: {
    id: 'casino.refusal.time-out.text',
    defaultMessage: 'You can’t play for real money until your time-out ends.',
  },
  PRODUCT_EXCLUDED: {
    id: 'casino.refusal.product.text',
    defaultMessage: 'Casino games stay blocked for you. You can still withdraw your balance.',
  },
  UNDER_AGE: {
    id: 'casino.refusal.age.text',
    defaultMessage: 'By law, games of chance have a higher minimum age than sports betting.',
  },
  REGISTER_UNAVAILABLE: {
    id: 'casino.refusal.register.text',
    defaultMessage: 'By law, we have to check it before every game. Try again in a moment.',
  },
  KYC_REQUIRED: {
    id: 'casino.refusal.kyc.text',
    defaultMessage:
      'Our licence requires us to verify your identity before you play. See your profile for the next steps.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'casino.refusal.sow.text',
    defaultMessage:
      'The deadline for your declaration has passed. You can play again once we’ve received it.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'casino.refusal.terms.text',
    defaultMessage: 'Accept them to play.',
  },
  COUNTRY_NOT_ALLOWED: {
    id: 'casino.refusal.country.text',
    defaultMessage: 'This game can’t be played for real money in your country.',
  },
  LIMIT_REQUIRED: {
    id: 'casino.refusal.limit-required.text',
    defaultMessage: 'A limit is required before you play. You choose the amount.',
  },
  LIMIT_REACHED: {
    id: 'casino.refusal.limit.text',
    defaultMessage: 'You can’t stake any more until the period ends.',
  },
  ON_BREAK: {
    id: 'casino.refusal.break.text',
    defaultMessage:
      'Our licence requires a break of a few minutes after a long time playing. Try again soon.',
  },
  GAME_NOT_FOUND: {
    id: 'casino.refusal.not-found.text',
    defaultMessage: 'The studio has removed it. Try a similar game.',
  },
  DEMO_NOT_ALLOWED: {
    id: 'casino.refusal.demo.text',
    defaultMessage: 'Under our licence, demos are available to registered players only.',
  },
  GAME_UNAVAILABLE: {
    id: 'casino.refusal.unavailable.text',
    defaultMessage: 'Try again later.',
  },
  PROVIDER_UNAVAILABLE: {
    id: 'casino.refusal.provider.text',
    defaultMessage: 'No stake was taken. Try again in a moment, or play another game.',
  },
  REWARDS_BLOCKED: {
    id: 'casino.refusal.rewards.text',
    defaultMessage: 'See Rewards for the reason.',
  },
  FREE_SPINS_UNAVAILABLE: {
    id: 'casino.refusal.free-spins.text',
    defaultMessage: 'They’ve been used or have expired. Your winnings are yours to keep.',
  },
});

export const actions = defineMessages({
  'sign-in': { id: 'casino.refusal.action.sign-in', defaultMessage: 'Sign in' },
  limits: { id: 'casino.refusal.action.limits', defaultMessage: 'See my limits' },
  verify: { id: 'casino.refusal.action.verify', defaultMessage: 'Verify identity' },
  terms: { id: 'casino.refusal.action.terms', defaultMessage: 'Read the terms' },
  support: { id: 'casino.refusal.action.support', defaultMessage: 'Contact support' },
  demo: { id: 'casino.refusal.action.demo', defaultMessage: 'Play demo' },
  'other-games': { id: 'casino.refusal.action.other-games', defaultMessage: 'See other games' },
  retry: { id: 'casino.refusal.action.retry', defaultMessage: 'Try again' },
  helpline: { id: 'casino.refusal.action.helpline', defaultMessage: 'Contact {helpline}' },
  rewards: { id: 'casino.refusal.action.rewards', defaultMessage: 'See my rewards' },
  'own-stakes': { id: 'casino.refusal.action.own-stakes', defaultMessage: 'Play with my balance' },
});

export const notes = defineMessages({
  until: { id: 'casino.refusal.until', defaultMessage: 'You can play again on {date}.' },
});
