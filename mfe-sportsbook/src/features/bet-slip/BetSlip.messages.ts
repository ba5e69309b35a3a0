import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.slip.title', defaultMessage: 'Bet slip' },
  empty: {
    id: 'sportsbook.slip.empty',
    defaultMessage: 'Select a price to add it to your bet slip.',
  },
  full: {
    id: 'sportsbook.slip.full',
    defaultMessage: 'Your bet slip is full. Remove a selection to add another.',
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
  suspended: { id: 'sportsbook.slip.suspended', defaultMessage: 'Suspended' },
  unavailable: { id: 'sportsbook.slip.unavailable', defaultMessage: 'No longer available' },
  unknown: { id: 'sportsbook.slip.unknown', defaultMessage: 'Waiting for the live price' },
  unfollowed: {
    id: 'sportsbook.slip.unfollowed',
    defaultMessage: 'We check this price when you place the bet. Open the match to see the live price.',
  },
  over: { id: 'sportsbook.slip.over', defaultMessage: 'This match has ended' },
  banker: { id: 'sportsbook.slip.banker', defaultMessage: 'Banker' },
  bankerRule: {
    id: 'sportsbook.slip.banker-rule',
    defaultMessage:
      '{count, plural, one {The banker is part of every line. If it loses, the whole bet loses.} other {The # bankers are part of every line. If one loses, the whole bet loses.}}',
  },
  few: {
    id: 'sportsbook.slip.banker-few',
    defaultMessage: 'You can choose a banker with three or more selections.',
  },
  others: {
    id: 'sportsbook.slip.banker-others',
    defaultMessage: 'At least two selections must remain that aren’t bankers.',
  },
  related: {
    id: 'sportsbook.slip.banker-related',
    defaultMessage: 'Two selections of the same match can’t be bankers.',
  },
  eachWay: {
    id: 'sportsbook.slip.each-way',
    defaultMessage: 'Each way: {numerator}/{denominator} odds, {places} places',
    description: 'Switch: a second stake, paid at a share of the odds if the runner is placed',
  },
  eachWayOnly: { id: 'sportsbook.slip.each-way-only', defaultMessage: 'Each way' },
  season: { id: 'sportsbook.slip.season', defaultMessage: 'Season {number}' },
  combined: { id: 'sportsbook.slip.combined', defaultMessage: 'Combined odds' },
  changed: {
    id: 'sportsbook.slip.changed',
    defaultMessage:
      '{count, plural, =0 {} one {The price of one selection has changed.} other {The prices of # selections have changed.}}',
  },
});
