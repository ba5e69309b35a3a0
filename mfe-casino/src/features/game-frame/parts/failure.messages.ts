import { defineMessages } from '@foyer/i18n';

export const titles = defineMessages({
  LAUNCH_FAILED: { id: 'casino.stopped.launch.title', defaultMessage: 'The game did not open' },
  NOT_READY: { id: 'casino.stopped.not-ready.title', defaultMessage: 'The game takes too long' },
  CONTINUED_ELSEWHERE: {
    id: 'casino.stopped.elsewhere.title',
    defaultMessage: 'You play in another tab now',
  },
  LAUNCH_EXPIRED: { id: 'casino.stopped.expired.title', defaultMessage: 'The game was closed' },
  SESSION_ENDED: { id: 'casino.stopped.session.title', defaultMessage: 'You are signed out' },
  PLAYER_BLOCKED: { id: 'casino.stopped.blocked.title', defaultMessage: 'Games are off for your account' },
  LIMIT_REACHED: { id: 'casino.stopped.limit.title', defaultMessage: 'You have reached your limit' },
  GAME_UNAVAILABLE: { id: 'casino.stopped.unavailable.title', defaultMessage: 'This game is resting' },
  OPERATOR_UNAVAILABLE: { id: 'casino.stopped.operator.title', defaultMessage: 'The game stopped' },
  PROTOCOL_UNSUPPORTED: { id: 'casino.stopped.protocol.title', defaultMessage: 'The game stopped' },
  INTERNAL: { id: 'casino.stopped.internal.title', defaultMessage: 'The game stopped' },
});

export const texts = defineMessages({
  LAUNCH_FAILED: {
    id: 'casino.stopped.launch.text',
    defaultMessage: 'Nothing was staked. Please try again.',
  },
  NOT_READY: {
    id: 'casino.stopped.not-ready.text',
    defaultMessage: 'Nothing was staked. A second try is often quicker.',
  },
  CONTINUED_ELSEWHERE: {
    id: 'casino.stopped.elsewhere.text',
    defaultMessage: 'One tab at a time keeps your balance and your clock right.',
  },
  LAUNCH_EXPIRED: {
    id: 'casino.stopped.expired.text',
    defaultMessage: 'Open it again; a round that was running is finished first.',
  },
  SESSION_ENDED: {
    id: 'casino.stopped.session.text',
    defaultMessage: 'Sign in again to go on. A round that was running has been settled.',
  },
  PLAYER_BLOCKED: {
    id: 'casino.stopped.blocked.text',
    defaultMessage: 'Your profile says why and what happens next. A round that was running has been settled.',
  },
  LIMIT_REACHED: {
    id: 'casino.stopped.limit.text',
    defaultMessage: 'It does what you set it for. Nothing more can be staked in this period.',
  },
  GAME_UNAVAILABLE: {
    id: 'casino.stopped.unavailable.text',
    defaultMessage: 'It is being looked after. Please try again in a while.',
  },
  OPERATOR_UNAVAILABLE: {
    id: 'casino.stopped.operator.text',
    defaultMessage: 'We could not reach your wallet. A round that had started is settled as soon as we can.',
  },
  PROTOCOL_UNSUPPORTED: {
    id: 'casino.stopped.protocol.text',
    defaultMessage: 'It is of another version than this page. Please try again in a while.',
  },
  INTERNAL: {
    id: 'casino.stopped.internal.text',
    defaultMessage: 'Something went wrong inside it. A round that had started will be settled.',
  },
});

export const actions = defineMessages({
  playHere: { id: 'casino.stopped.play-here', defaultMessage: 'Play here instead' },
  profile: { id: 'casino.stopped.profile', defaultMessage: 'Go to my profile' },
});
