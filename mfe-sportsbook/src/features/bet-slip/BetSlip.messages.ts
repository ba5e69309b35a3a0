import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.slip.title', defaultMessage: 'Bet slip' },
  empty: {
    id: 'sportsbook.slip.empty',
    defaultMessage: 'Press a price to put it here. It stays when you come back.',
  },
  full: {
    id: 'sportsbook.slip.full',
    defaultMessage: 'The slip is full. Remove a selection to add another.',
  },
  count: {
    id: 'sportsbook.slip.count',
    defaultMessage: '{count, plural, one {# selection} other {# selections}}',
  },
  remove: { id: 'sportsbook.slip.remove', defaultMessage: 'Remove {selection}' },
  clear: { id: 'sportsbook.slip.clear', defaultMessage: 'Clear all' },
  better: { id: 'sportsbook.slip.better', defaultMessage: 'Price up from {before}' },
  worse: { id: 'sportsbook.slip.worse', defaultMessage: 'Price down from {before}' },
  accept: { id: 'sportsbook.slip.accept', defaultMessage: 'Accept {price}' },
  suspended: { id: 'sportsbook.slip.suspended', defaultMessage: 'Suspended for a moment' },
  gone: { id: 'sportsbook.slip.gone', defaultMessage: 'Not offered any more' },
  unknown: { id: 'sportsbook.slip.unknown', defaultMessage: 'Waiting for the live price' },
  over: { id: 'sportsbook.slip.over', defaultMessage: 'This match is over' },
  combined: { id: 'sportsbook.slip.combined', defaultMessage: 'All together' },
  changed: {
    id: 'sportsbook.slip.changed',
    defaultMessage:
      '{count, plural, =0 {} one {One price in your slip has changed.} other {# prices in your slip have changed.}}',
  },
  later: { id: 'sportsbook.slip.later', defaultMessage: 'Placing bets opens later' },
  laterText: {
    id: 'sportsbook.slip.later-text',
    defaultMessage: 'Nothing is staked here. Your selections stay on this device.',
  },
});
