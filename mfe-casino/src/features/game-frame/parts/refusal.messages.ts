import { defineMessages } from '@foyer/i18n';

export const titles = defineMessages({
  SIGN_IN_REQUIRED: { id: 'casino.refusal.sign-in.title', defaultMessage: 'Sign in to play for real money' },
  ACCOUNT_CLOSED: { id: 'casino.refusal.closed.title', defaultMessage: 'Your account is closed' },
  SELF_EXCLUDED: { id: 'casino.refusal.excluded.title', defaultMessage: 'You have excluded yourself' },
  TIMED_OUT: { id: 'casino.refusal.time-out.title', defaultMessage: 'You are taking a break' },
  KYC_REQUIRED: { id: 'casino.refusal.kyc.title', defaultMessage: 'We have to know who you are first' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'casino.refusal.sow.title',
    defaultMessage: 'We still need your source of wealth',
  },
  TERMS_NOT_ACCEPTED: { id: 'casino.refusal.terms.title', defaultMessage: 'Our terms have changed' },
  COUNTRY_NOT_ALLOWED: { id: 'casino.refusal.country.title', defaultMessage: 'Not offered where you are' },
  LIMIT_REQUIRED: { id: 'casino.refusal.limit-required.title', defaultMessage: 'Set a limit first' },
  LIMIT_REACHED: { id: 'casino.refusal.limit.title', defaultMessage: 'You have reached your limit' },
  GAME_NOT_FOUND: { id: 'casino.refusal.not-found.title', defaultMessage: 'This game is no longer here' },
  DEMO_NOT_ALLOWED: { id: 'casino.refusal.demo.title', defaultMessage: 'No free play here' },
  GAME_UNAVAILABLE: { id: 'casino.refusal.unavailable.title', defaultMessage: 'This game is resting' },
  PROVIDER_UNAVAILABLE: { id: 'casino.refusal.provider.title', defaultMessage: 'The studio does not answer' },
});

export const texts = defineMessages({
  SIGN_IN_REQUIRED: {
    id: 'casino.refusal.sign-in.text',
    defaultMessage: 'You come back to this game right after.',
  },
  ACCOUNT_CLOSED: {
    id: 'casino.refusal.closed.text',
    defaultMessage: 'Games are off. Your money is still yours: write to us and we pay it out.',
  },
  SELF_EXCLUDED: {
    id: 'casino.refusal.excluded.text',
    defaultMessage: 'As you asked, games for real money are off. You can still withdraw your balance.',
  },
  TIMED_OUT: {
    id: 'casino.refusal.time-out.text',
    defaultMessage: 'As you asked, games for real money are off until your break is over.',
  },
  KYC_REQUIRED: {
    id: 'casino.refusal.kyc.text',
    defaultMessage:
      'The licence asks us to check your identity before you play. Your profile says what is missing.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'casino.refusal.sow.text',
    defaultMessage: 'The date for your declaration has passed. Games open again as soon as we have it.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'casino.refusal.terms.text',
    defaultMessage: 'Please read and accept them; then you can play.',
  },
  COUNTRY_NOT_ALLOWED: {
    id: 'casino.refusal.country.text',
    defaultMessage: 'This game may not be played for real money in your country.',
  },
  LIMIT_REQUIRED: {
    id: 'casino.refusal.limit-required.text',
    defaultMessage: 'Here nobody plays without one. Any amount that suits you will do.',
  },
  LIMIT_REACHED: {
    id: 'casino.refusal.limit.text',
    defaultMessage: 'It does what you set it for. Nothing more can be staked in this period.',
  },
  GAME_NOT_FOUND: {
    id: 'casino.refusal.not-found.text',
    defaultMessage: 'The studio has taken it back. There are others like it.',
  },
  DEMO_NOT_ALLOWED: {
    id: 'casino.refusal.demo.text',
    defaultMessage: 'The licence lets only players with an account try games for free.',
  },
  GAME_UNAVAILABLE: {
    id: 'casino.refusal.unavailable.text',
    defaultMessage: 'It is being looked after. Please try again in a while.',
  },
  PROVIDER_UNAVAILABLE: {
    id: 'casino.refusal.provider.text',
    defaultMessage: 'Nothing was staked. Please try again in a moment, or play another game.',
  },
});

export const actions = defineMessages({
  'sign-in': { id: 'casino.refusal.action.sign-in', defaultMessage: 'Sign in' },
  limits: { id: 'casino.refusal.action.limits', defaultMessage: 'See my limits' },
  verify: { id: 'casino.refusal.action.verify', defaultMessage: 'See what is missing' },
  terms: { id: 'casino.refusal.action.terms', defaultMessage: 'Read the terms' },
  support: { id: 'casino.refusal.action.support', defaultMessage: 'Write to us' },
  demo: { id: 'casino.refusal.action.demo', defaultMessage: 'Try for free' },
  'other-games': { id: 'casino.refusal.action.other-games', defaultMessage: 'See other games' },
  retry: { id: 'casino.refusal.action.retry', defaultMessage: 'Try again' },
  helpline: { id: 'casino.refusal.action.helpline', defaultMessage: 'Talk to {helpline}' },
});

export const notes = defineMessages({
  until: { id: 'casino.refusal.until', defaultMessage: 'Games open again on {date}.' },
});
