import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  DEPOSIT: { id: 'account.limits.kind.deposit', defaultMessage: 'Deposit limit' },
  LOSS: { id: 'account.limits.kind.loss', defaultMessage: 'Loss limit' },
  WAGER: { id: 'account.limits.kind.wager', defaultMessage: 'Wager limit' },
  SESSION: { id: 'account.limits.kind.session', defaultMessage: 'Time limit' },
  DEPOSIT_about: { id: 'account.limits.about.deposit', defaultMessage: 'How much you can pay in.' },
  LOSS_about: {
    id: 'account.limits.about.loss',
    defaultMessage: 'How much you can lose. Winnings make room again.',
  },
  WAGER_about: {
    id: 'account.limits.about.wager',
    defaultMessage: 'How much you can stake in all, whatever you win.',
  },
  SESSION_about: { id: 'account.limits.about.session', defaultMessage: 'How long you can play for money.' },
  Day: { id: 'account.limits.period.day', defaultMessage: 'a day' },
  Week: { id: 'account.limits.period.week', defaultMessage: 'a week' },
  Month: { id: 'account.limits.period.month', defaultMessage: 'a month' },
  minutes: {
    id: 'account.limits.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
  },
  empty: { id: 'account.limits.problem.empty', defaultMessage: 'Enter a value.' },
  tooLong: {
    id: 'account.limits.problem.tooLong',
    defaultMessage: 'That is too long. Enter an amount such as 50.',
  },
  notANumber: {
    id: 'account.limits.problem.notANumber',
    defaultMessage: 'Enter a number, such as 50 or 49.90.',
  },
  grouped: {
    id: 'account.limits.problem.grouped',
    defaultMessage: 'Write thousands without a separator or a space, such as 1500.',
  },
  tooPrecise: { id: 'account.limits.problem.tooPrecise', defaultMessage: 'That has too many decimals.' },
  tooLarge: {
    id: 'account.limits.problem.tooLarge',
    defaultMessage: 'That is more than we can keep. Enter a smaller value.',
  },
  notPositive: { id: 'account.limits.problem.notPositive', defaultMessage: 'Enter more than zero.' },
  unchanged: { id: 'account.limits.problem.unchanged', defaultMessage: 'That is your limit already.' },
  moreThanAPeriod: {
    id: 'account.limits.problem.moreThanAPeriod',
    defaultMessage: 'That is longer than the period itself.',
  },
});
