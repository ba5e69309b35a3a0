import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.boosted.title', defaultMessage: 'Boosted odds' },
  price: {
    id: 'sportsbook.boosted.price',
    defaultMessage: 'Boosted price {price}, regular price {regular}',
  },
  priceAlone: { id: 'sportsbook.boosted.price-alone', defaultMessage: 'Boosted price {price}' },
  terms: {
    id: 'sportsbook.boosted.terms',
    defaultMessage: 'Singles before the start, up to {stake} in total. Ends {date}.',
  },
  use: { id: 'sportsbook.boosted.use', defaultMessage: 'Boosted price {price} instead of {regular}' },
  useTerms: {
    id: 'sportsbook.boosted.use-terms',
    defaultMessage:
      'Up to {stake} in total for all your bets on it, before the match starts. Real money only, no profit boost.',
  },
  stakeTooHigh: {
    id: 'sportsbook.boosted.stake-too-high',
    defaultMessage:
      'The boosted price is for stakes of up to {stake}. Lower the stake or turn the price off.',
  },
});
