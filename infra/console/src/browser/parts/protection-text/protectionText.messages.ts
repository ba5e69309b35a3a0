import { defineMessages } from '@foyer/i18n';

export const limitKinds = defineMessages({
  DEPOSIT: { id: 'console.limitKind.DEPOSIT', defaultMessage: 'Deposits' },
  LOSS: { id: 'console.limitKind.LOSS', defaultMessage: 'Losses' },
  WAGER: { id: 'console.limitKind.WAGER', defaultMessage: 'Stakes' },
  SESSION: { id: 'console.limitKind.SESSION', defaultMessage: 'Time played' },
});

export const periods = defineMessages({
  Day: { id: 'console.period.Day', defaultMessage: 'daily' },
  Week: { id: 'console.period.Week', defaultMessage: 'weekly' },
  Month: { id: 'console.period.Month', defaultMessage: 'monthly' },
});

export const groups = defineMessages({
  casino: { id: 'console.group.casino', defaultMessage: 'Casino games' },
  sports: { id: 'console.group.sports', defaultMessage: 'Sports betting' },
});

export const messages = defineMessages({
  limitName: { id: 'console.protection.limitName', defaultMessage: '{kind}, {period}' },
  minutes: { id: 'console.protection.minutes', defaultMessage: '{minutes} min' },
  noLimit: { id: 'console.protection.noLimit', defaultMessage: 'No limit' },
  allGames: { id: 'console.protection.allGames', defaultMessage: 'All games' },
  indefinite: { id: 'console.protection.indefinite', defaultMessage: 'Indefinite' },
  years: { id: 'console.protection.years', defaultMessage: '{count, plural, one {# year} other {# years}}' },
  months: {
    id: 'console.protection.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
  },
  weeks: { id: 'console.protection.weeks', defaultMessage: '{count, plural, one {# week} other {# weeks}}' },
  days: { id: 'console.protection.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  hours: { id: 'console.protection.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
});
