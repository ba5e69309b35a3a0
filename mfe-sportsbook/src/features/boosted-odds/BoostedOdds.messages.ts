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
  combinations: { id: 'sportsbook.boosted.combinations', defaultMessage: 'Boosted combinations' },
  addAll: { id: 'sportsbook.boosted.add-all', defaultMessage: 'All selections' },
  combinationTerms: {
    id: 'sportsbook.boosted.combination-terms',
    defaultMessage: 'One bet before the first match starts, up to {stake}. Ends {date}.',
  },
  combinationUse: {
    id: 'sportsbook.boosted.combination-use',
    defaultMessage:
      'One bet up to {stake}, before the first match starts. Real money only. If a selection is void, the boost applies in part.',
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
