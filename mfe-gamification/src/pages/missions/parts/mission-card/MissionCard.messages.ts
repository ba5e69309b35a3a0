import { defineMessages } from '@foyer/i18n';
import type { Mission } from '@foyer/kernel/engagement';

type Ribbon = NonNullable<Mission['ribbon']>;

export const ribbons = defineMessages<Ribbon>({
  new: { id: 'gamification.missions.ribbon.new', defaultMessage: 'New' },
  daily: { id: 'gamification.missions.ribbon.daily', defaultMessage: 'Daily' },
  weekly: { id: 'gamification.missions.ribbon.weekly', defaultMessage: 'Weekly' },
  'last-chance': { id: 'gamification.missions.ribbon.lastChance', defaultMessage: 'Ends soon' },
});

/** Names of the limit that lowers a target. */
export const cappedBy = defineMessages<'WAGER' | 'LOSS' | 'DEPOSIT'>({
  WAGER: {
    id: 'gamification.missions.capped.wager',
    defaultMessage: 'Lowered from {full} to your wager limit',
  },
  LOSS: {
    id: 'gamification.missions.capped.loss',
    defaultMessage: 'Lowered from {full} to your loss limit',
  },
  DEPOSIT: {
    id: 'gamification.missions.capped.deposit',
    defaultMessage: 'Lowered from {full} to your deposit limit',
  },
});

export const messages = defineMessages({
  reward: { id: 'gamification.missions.reward', defaultMessage: 'Reward' },
  progress: { id: 'gamification.missions.progress', defaultMessage: '{value} of {target}' },
  multiple: { id: 'gamification.missions.multiple', defaultMessage: '{count}×' },
  days: { id: 'gamification.missions.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  games: {
    id: 'gamification.missions.games',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
  },
  studios: {
    id: 'gamification.missions.studios',
    defaultMessage: '{count, plural, one {# studio} other {# studios}}',
  },
  outOfReach: {
    id: 'gamification.missions.outOfReach',
    defaultMessage:
      'Your limits don’t leave enough room to complete this in time. Don’t raise them for a mission.',
  },
  starts: { id: 'gamification.missions.starts', defaultMessage: 'Starts' },
  ends: { id: 'gamification.missions.ends', defaultMessage: 'Ends' },
  claimBy: { id: 'gamification.missions.claimBy', defaultMessage: 'Time left to claim' },
  nextRun: { id: 'gamification.missions.nextRun', defaultMessage: 'Starts again' },
  completedAt: { id: 'gamification.missions.completedAt', defaultMessage: 'Completed' },
  completions: {
    id: 'gamification.missions.completions',
    defaultMessage: 'Completed {count, plural, one {once} other {# times}} of {max} possible',
  },
  lockedBy: {
    id: 'gamification.missions.lockedBy',
    defaultMessage: 'Unlocks when you complete “{mission}”.',
  },
  minLevel: { id: 'gamification.missions.minLevel', defaultMessage: 'Unlocks at level {level}.' },
  notYet: { id: 'gamification.missions.notYet', defaultMessage: 'This mission hasn’t started yet.' },
  missedByEnd: {
    id: 'gamification.missions.missedByEnd',
    defaultMessage: 'The mission ended before you completed it.',
  },
  missedByLimit: {
    id: 'gamification.missions.missedByLimit',
    defaultMessage: 'Time ran out before you completed it.',
  },
  claimExpired: {
    id: 'gamification.missions.claimExpired',
    defaultMessage: 'You completed this mission, but the time to claim the reward has run out.',
  },
  start: { id: 'gamification.missions.start', defaultMessage: 'Start mission' },
  startNote: {
    id: 'gamification.missions.startNote',
    defaultMessage: 'Only bets placed after you start count.',
  },
  claim: { id: 'gamification.missions.claim', defaultMessage: 'Claim reward' },
  playNow: { id: 'gamification.missions.playNow', defaultMessage: 'Games for this mission' },
});
