import { defineMessages } from '@foyer/i18n';
import type { GameKind } from '@foyer/graphql/main';

export const messages = defineMessages({
  left: { id: 'gamification.bonus.left', defaultMessage: 'Left of it' },
  progress: { id: 'gamification.bonus.progress', defaultMessage: 'Staked towards your own money' },
  progressText: { id: 'gamification.bonus.progressText', defaultMessage: '{wagered} of {required}' },
  remaining: {
    id: 'gamification.bonus.remaining',
    defaultMessage: 'Stake {remaining} more and what is left becomes your own money.',
  },
  maximumStake: { id: 'gamification.bonus.maximumStake', defaultMessage: 'Largest stake' },
  maximumPayout: { id: 'gamification.bonus.maximumPayout', defaultMessage: 'At most becomes' },
  noMaximum: { id: 'gamification.bonus.noMaximum', defaultMessage: 'No limit' },
  expires: { id: 'gamification.bonus.expires', defaultMessage: 'Ends' },
  never: { id: 'gamification.bonus.never', defaultMessage: 'Does not end' },
  given: { id: 'gamification.bonus.given', defaultMessage: 'Given' },
  contributions: { id: 'gamification.bonus.contributions', defaultMessage: 'How much a stake counts' },
  forfeit: { id: 'gamification.bonus.forfeit', defaultMessage: 'Give this bonus up' },
});

export const gameKinds = defineMessages<GameKind>({
  SLOT: { id: 'gamification.bonus.slot', defaultMessage: 'Slots' },
  ROULETTE: { id: 'gamification.bonus.roulette', defaultMessage: 'Roulette' },
  BLACKJACK: { id: 'gamification.bonus.blackjack', defaultMessage: 'Blackjack' },
  TABLE: { id: 'gamification.bonus.table', defaultMessage: 'Table games' },
  LIVE: { id: 'gamification.bonus.live', defaultMessage: 'Live casino' },
  INSTANT: { id: 'gamification.bonus.instant', defaultMessage: 'Instant games' },
});
