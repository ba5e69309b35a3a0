import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'sportsbook.odds.label', defaultMessage: 'Odds format: {format}' },
  decimal: { id: 'sportsbook.odds.decimal', defaultMessage: 'Decimal' },
  fractional: { id: 'sportsbook.odds.fractional', defaultMessage: 'Fractional' },
  american: { id: 'sportsbook.odds.american', defaultMessage: 'American' },
  hongkong: { id: 'sportsbook.odds.hongkong', defaultMessage: 'Hong Kong' },
  malay: { id: 'sportsbook.odds.malay', defaultMessage: 'Malay' },
  indonesian: { id: 'sportsbook.odds.indonesian', defaultMessage: 'Indonesian' },
  probability: { id: 'sportsbook.odds.probability', defaultMessage: 'Implied probability' },
});
