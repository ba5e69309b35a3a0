import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  open: { id: 'gamification.seasonal.door.open', defaultMessage: 'Open door {day}' },
  close: { id: 'gamification.seasonal.door.close', defaultMessage: 'Close' },
  opensOn: { id: 'gamification.seasonal.door.opensOn', defaultMessage: 'This door opens on {when}.' },
  until: { id: 'gamification.seasonal.door.until', defaultMessage: 'You can open it until {when}.' },
  missed: { id: 'gamification.seasonal.door.missed', defaultMessage: 'This door closed on {when}.' },
  free: { id: 'gamification.seasonal.door.free', defaultMessage: 'No requirement.' },
  level: { id: 'gamification.seasonal.door.level', defaultMessage: 'Requirement: level {level}.' },
  levelMet: { id: 'gamification.seasonal.door.levelMet', defaultMessage: 'You’ve reached this level.' },
  levelUnmet: {
    id: 'gamification.seasonal.door.levelUnmet',
    defaultMessage: 'You haven’t reached this level yet.',
  },
  wager: {
    id: 'gamification.seasonal.door.wager',
    defaultMessage: 'Requirement: bets of {amount} in total, placed from {from} until {until}.',
  },
  wagered: { id: 'gamification.seasonal.door.wagered', defaultMessage: 'Your bets' },
  progress: { id: 'gamification.seasonal.door.progress', defaultMessage: '{progress} of {target}' },
  lowered: {
    id: 'gamification.seasonal.door.lowered',
    defaultMessage: 'Lowered from {amount} to stay within your own limits.',
  },
  outOfReach: {
    id: 'gamification.seasonal.door.outOfReach',
    defaultMessage: 'Your own limits don’t leave enough room for this requirement. Your limits come first.',
  },
  unconfirmed: {
    id: 'gamification.seasonal.door.unconfirmed',
    defaultMessage: 'We couldn’t confirm that the door opened. Try again: your reward is given only once.',
  },
  pending: {
    id: 'gamification.seasonal.door.pending',
    defaultMessage: 'We’re adding it to Rewards. This usually takes a few seconds.',
  },
  failed: {
    id: 'gamification.seasonal.door.failed',
    defaultMessage: 'We couldn’t add this reward to your account. Contact support.',
  },
  pointsText: {
    id: 'gamification.seasonal.door.pointsText',
    defaultMessage: 'Worth {amount} in the rewards shop, and added to your points.',
  },
  moneyText: {
    id: 'gamification.seasonal.door.moneyText',
    defaultMessage: 'Claim it in Rewards. No wagering requirement.',
  },
  bonusText: {
    id: 'gamification.seasonal.door.bonusText',
    defaultMessage:
      'Claim it in Rewards. The wagering requirement and all other terms are shown there before you claim.',
  },
  spinsText: {
    id: 'gamification.seasonal.door.spinsText',
    defaultMessage: 'Claim them in Rewards. Game, value and terms are shown there.',
  },
  noneText: {
    id: 'gamification.seasonal.door.noneText',
    defaultMessage: 'There’s no reward behind this door. Have a lovely day!',
  },
  toRewards: { id: 'gamification.seasonal.door.toRewards', defaultMessage: 'Go to Rewards' },
});
