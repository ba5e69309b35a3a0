import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'sportsbook.odds.label', defaultMessage: 'Odds format: {format}' },
  decimal: { id: 'sportsbook.odds.decimal', defaultMessage: 'Decimal' },
  fractional: { id: 'sportsbook.odds.fractional', defaultMessage: 'Fractional' },
  american: { id: 'sportsbook.odds.american', defaultMessage: 'American' },
});
