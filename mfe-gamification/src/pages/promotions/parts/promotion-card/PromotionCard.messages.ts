import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  terms: { id: 'gamification.promotion.terms', defaultMessage: 'Significant terms' },
  who: { id: 'gamification.promotion.who', defaultMessage: 'Who can take part' },
  deposit: { id: 'gamification.promotion.deposit', defaultMessage: 'Minimum deposit' },
  stake: { id: 'gamification.promotion.stake', defaultMessage: 'Minimum stake' },
  minimum: { id: 'gamification.promotion.minimum', defaultMessage: 'Minimum deposit or stake' },
  noMinimum: { id: 'gamification.promotion.noMinimum', defaultMessage: 'None' },
  wagering: { id: 'gamification.promotion.wagering', defaultMessage: 'Wagering requirement' },
  wageringValue: {
    id: 'gamification.promotion.wageringValue',
    defaultMessage: '{factor, plural, =1 {The amount of the bonus, once} other {# times the bonus}}',
  },
  noWagering: { id: 'gamification.promotion.noWagering', defaultMessage: 'None' },
  maximum: { id: 'gamification.promotion.maximum', defaultMessage: 'Maximum bet and win' },
  maximumValue: {
    id: 'gamification.promotion.maximumValue',
    defaultMessage: 'Bet {bet}, win {win}',
  },
  noMaximum: { id: 'gamification.promotion.noMaximum', defaultMessage: 'no maximum' },
  time: { id: 'gamification.promotion.time', defaultMessage: 'Time limit' },
  days: {
    id: 'gamification.promotion.days',
    defaultMessage: '{days, plural, one {# day} other {# days}} after you opt in',
  },
  daysAndWagering: {
    id: 'gamification.promotion.daysAndWagering',
    defaultMessage:
      '{days, plural, one {# day} other {# days}} after you opt in to claim, {wageringDays, plural, one {# day} other {# days}} to wager',
  },
  games: { id: 'gamification.promotion.games', defaultMessage: 'Games' },
  details: { id: 'gamification.promotion.details', defaultMessage: 'Details' },
  fullTerms: { id: 'gamification.promotion.fullTerms', defaultMessage: 'Full terms' },
  from: { id: 'gamification.promotion.from', defaultMessage: 'Starts {start}' },
  until: { id: 'gamification.promotion.until', defaultMessage: 'Ends {end}' },
  noEnd: { id: 'gamification.promotion.noEnd', defaultMessage: 'No end date' },
  optIn: { id: 'gamification.promotion.optIn', defaultMessage: 'Opt in' },
  optOut: { id: 'gamification.promotion.optOut', defaultMessage: 'Opt out' },
  optedIn: { id: 'gamification.promotion.optedIn', defaultMessage: 'You’re opted in' },
  optOutHelp: {
    id: 'gamification.promotion.optOutHelp',
    defaultMessage: 'Opting out removes a reward that you haven’t claimed.',
  },
  eligible: { id: 'gamification.promotion.eligible', defaultMessage: 'You can take part.' },
  automatic: {
    id: 'gamification.promotion.automatic',
    defaultMessage: 'Applies automatically, no opt-in needed.',
  },
  upcoming: { id: 'gamification.promotion.upcoming', defaultMessage: 'You can opt in from {start}.' },
  signIn: { id: 'gamification.promotion.signIn', defaultMessage: 'Sign in to opt in' },
  toDeposit: { id: 'gamification.promotion.toDeposit', defaultMessage: 'Deposit' },
  open: { id: 'gamification.promotion.open', defaultMessage: 'Open' },
});
