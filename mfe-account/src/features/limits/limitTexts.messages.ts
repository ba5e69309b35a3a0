import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  DEPOSIT: { id: 'account.limits.kind.deposit', defaultMessage: 'Deposit limit' },
  LOSS: { id: 'account.limits.kind.loss', defaultMessage: 'Loss limit' },
  WAGER: { id: 'account.limits.kind.wager', defaultMessage: 'Wager limit' },
  SESSION: { id: 'account.limits.kind.session', defaultMessage: 'Time limit' },
  DEPOSIT_about: { id: 'account.limits.about.deposit', defaultMessage: 'How much you can deposit.' },
  LOSS_about: {
    id: 'account.limits.about.loss',
    defaultMessage: 'How much you can lose. Winnings increase what is left.',
  },
  WAGER_about: {
    id: 'account.limits.about.wager',
    defaultMessage: 'How much you can stake in total, regardless of winnings.',
  },
  SESSION_about: {
    id: 'account.limits.about.session',
    defaultMessage: 'How long you can play for real money.',
  },
  Day: { id: 'account.limits.period.day', defaultMessage: 'per day' },
  Week: { id: 'account.limits.period.week', defaultMessage: 'per week' },
  Month: { id: 'account.limits.period.month', defaultMessage: 'per month' },
  Day_title: { id: 'account.limits.periodTitle.day', defaultMessage: 'Daily' },
  Week_title: { id: 'account.limits.periodTitle.week', defaultMessage: 'Weekly' },
  Month_title: { id: 'account.limits.periodTitle.month', defaultMessage: 'Monthly' },
  minutes: {
    id: 'account.limits.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
  },
  empty: { id: 'account.limits.problem.empty', defaultMessage: 'Enter a value.' },
  tooLong: {
    id: 'account.limits.problem.tooLong',
    defaultMessage: 'Enter an amount, for example 50.',
  },
  notANumber: {
    id: 'account.limits.problem.notANumber',
    defaultMessage: 'Enter a number, for example 50 or 49.90.',
  },
  grouped: {
    id: 'account.limits.problem.grouped',
    defaultMessage: 'Enter thousands without spaces or separators, for example 1500.',
  },
  tooPrecise: { id: 'account.limits.problem.tooPrecise', defaultMessage: 'Enter fewer decimals.' },
  tooLarge: {
    id: 'account.limits.problem.tooLarge',
    defaultMessage: 'Enter a smaller amount.',
  },
  notPositive: { id: 'account.limits.problem.notPositive', defaultMessage: 'Enter an amount above zero.' },
  unchanged: { id: 'account.limits.problem.unchanged', defaultMessage: 'This is already your limit.' },
  moreThanAPeriod: {
    id: 'account.limits.problem.moreThanAPeriod',
    defaultMessage: 'Enter a time no longer than the period.',
  },
});
