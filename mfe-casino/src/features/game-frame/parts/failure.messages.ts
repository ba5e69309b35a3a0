import { defineMessages } from '@foyer/i18n';

export const titles = defineMessages({
  LAUNCH_FAILED: { id: 'casino.stopped.launch.title', defaultMessage: 'We couldn’t open the game' },
  NOT_READY: { id: 'casino.stopped.not-ready.title', defaultMessage: 'The game is taking too long to load' },
  CONTINUED_ELSEWHERE: {
    id: 'casino.stopped.elsewhere.title',
    defaultMessage: 'You’re playing in another tab',
  },
  LAUNCH_EXPIRED: { id: 'casino.stopped.expired.title', defaultMessage: 'Your game session expired' },
  SESSION_ENDED: { id: 'casino.stopped.session.title', defaultMessage: 'You’ve been signed out' },
  PLAYER_BLOCKED: { id: 'casino.stopped.blocked.title', defaultMessage: 'You can’t play right now' },
  LIMIT_REACHED: { id: 'casino.stopped.limit.title', defaultMessage: 'You’ve reached your limit' },
  GAME_UNAVAILABLE: {
    id: 'casino.stopped.unavailable.title',
    defaultMessage: 'This game is under maintenance',
  },
  OPERATOR_UNAVAILABLE: { id: 'casino.stopped.operator.title', defaultMessage: 'The game stopped' },
  PROTOCOL_UNSUPPORTED: { id: 'casino.stopped.protocol.title', defaultMessage: 'The game stopped' },
  INTERNAL: { id: 'casino.stopped.internal.title', defaultMessage: 'The game stopped' },
});

export const texts = defineMessages({
  LAUNCH_FAILED: {
    id: 'casino.stopped.launch.text',
    defaultMessage: 'No stake was taken. Try again.',
  },
  NOT_READY: {
    id: 'casino.stopped.not-ready.text',
    defaultMessage: 'No stake was taken. Try again.',
  },
  CONTINUED_ELSEWHERE: {
    id: 'casino.stopped.elsewhere.text',
    defaultMessage: 'You can play for real money in one tab at a time.',
  },
  LAUNCH_EXPIRED: {
    id: 'casino.stopped.expired.text',
    defaultMessage: 'Open the game again to finish any round in progress.',
  },
  SESSION_ENDED: {
    id: 'casino.stopped.session.text',
    defaultMessage: 'Sign in to continue. Your last round has been settled.',
  },
  PLAYER_BLOCKED: {
    id: 'casino.stopped.blocked.text',
    defaultMessage: 'See your profile for the reason and the next steps. Your last round has been settled.',
  },
  LIMIT_REACHED: {
    id: 'casino.stopped.limit.text',
    defaultMessage: 'You can’t stake any more until the period ends.',
  },
  GAME_UNAVAILABLE: {
    id: 'casino.stopped.unavailable.text',
    defaultMessage: 'Try again later.',
  },
  OPERATOR_UNAVAILABLE: {
    id: 'casino.stopped.operator.text',
    defaultMessage:
      'We couldn’t reach your wallet. Any round you started will be settled as soon as possible.',
  },
  PROTOCOL_UNSUPPORTED: {
    id: 'casino.stopped.protocol.text',
    defaultMessage: 'The game and this page have different versions. Try again later.',
  },
  INTERNAL: {
    id: 'casino.stopped.internal.text',
    defaultMessage: 'Something went wrong in the game. Any round you started will be settled.',
  },
});

export const actions = defineMessages({
  playHere: { id: 'casino.stopped.play-here', defaultMessage: 'Play here instead' },
  profile: { id: 'casino.stopped.profile', defaultMessage: 'Go to my profile' },
});
