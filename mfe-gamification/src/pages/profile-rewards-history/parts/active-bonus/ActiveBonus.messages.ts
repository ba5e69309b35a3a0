import { defineMessages } from '@foyer/i18n';
import type { GameKind } from '@foyer/graphql/main';

export const messages = defineMessages({
  check: { id: 'gamification.bonus.check', defaultMessage: 'Check your bonus' },
  left: { id: 'gamification.bonus.left', defaultMessage: 'Bonus balance' },
  progress: { id: 'gamification.bonus.progress', defaultMessage: 'Wagering progress' },
  progressText: { id: 'gamification.bonus.progressText', defaultMessage: '{wagered} of {required}' },
  remaining: {
    id: 'gamification.bonus.remaining',
    defaultMessage: 'Wager {remaining} more to convert the remaining bonus to cash.',
  },
  maximumStake: { id: 'gamification.bonus.maximumStake', defaultMessage: 'Maximum stake' },
  maximumPayout: { id: 'gamification.bonus.maximumPayout', defaultMessage: 'Maximum conversion' },
  noMaximum: { id: 'gamification.bonus.noMaximum', defaultMessage: 'No limit' },
  expires: { id: 'gamification.bonus.expires', defaultMessage: 'Expires' },
  never: { id: 'gamification.bonus.never', defaultMessage: 'No expiry' },
  given: { id: 'gamification.bonus.given', defaultMessage: 'Amount' },
  contributions: { id: 'gamification.bonus.contributions', defaultMessage: 'Wagering contribution' },
  sports: {
    id: 'gamification.bonus.sports',
    defaultMessage: 'Sports bets at prices of {price} or higher',
  },
  forfeit: { id: 'gamification.bonus.forfeit', defaultMessage: 'Forfeit bonus' },
});

export const gameKinds = defineMessages<GameKind>({
  SLOT: { id: 'gamification.bonus.slot', defaultMessage: 'Slots' },
  ROULETTE: { id: 'gamification.bonus.roulette', defaultMessage: 'Roulette' },
  BLACKJACK: { id: 'gamification.bonus.blackjack', defaultMessage: 'Blackjack' },
  TABLE: { id: 'gamification.bonus.table', defaultMessage: 'Table games' },
  LIVE: { id: 'gamification.bonus.live', defaultMessage: 'Live casino' },
  INSTANT: { id: 'gamification.bonus.instant', defaultMessage: 'Instant games' },
});
