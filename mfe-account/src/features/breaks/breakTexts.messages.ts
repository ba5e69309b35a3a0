import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  hours: { id: 'account.break.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  days: { id: 'account.break.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  months: { id: 'account.break.months', defaultMessage: '{count, plural, one {# month} other {# months}}' },
  years: { id: 'account.break.years', defaultMessage: '{count, plural, one {# year} other {# years}}' },
  indefinite: { id: 'account.break.indefinite', defaultMessage: 'Indefinitely' },
  lifetime: { id: 'account.break.lifetime', defaultMessage: 'For life' },
  casino: { id: 'account.break.casino', defaultMessage: 'Games of chance (casino, jackpots)' },
  sports: { id: 'account.break.sports', defaultMessage: 'Sports betting (toto)' },
});
