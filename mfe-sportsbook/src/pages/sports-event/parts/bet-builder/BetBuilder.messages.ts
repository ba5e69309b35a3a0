import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  help: {
    id: 'sportsbook.builder.help',
    defaultMessage: 'Choose {minimum} to {maximum} selections from this match. All of them have to win.',
  },
  rule: {
    id: 'sportsbook.builder.rule',
    defaultMessage: 'If a selection is void, your stake is returned, unless another selection loses.',
  },
  odds: { id: 'sportsbook.builder.odds', defaultMessage: 'Combined odds {price}' },
  one: { id: 'sportsbook.builder.one', defaultMessage: 'Add another selection to see the combined odds.' },
  loading: { id: 'sportsbook.builder.loading', defaultMessage: 'Calculating odds…' },
  failed: {
    id: 'sportsbook.builder.failed',
    defaultMessage: 'We can’t calculate the odds right now. We’ll try again in a moment.',
  },
  refused: { id: 'sportsbook.builder.refused', defaultMessage: 'These selections can’t be combined' },
  add: { id: 'sportsbook.builder.add', defaultMessage: 'Add to bet slip' },
  added: { id: 'sportsbook.builder.added', defaultMessage: 'Added to your bet slip.' },
  full: {
    id: 'sportsbook.builder.full',
    defaultMessage: 'Your bet slip is full. Remove a selection from it first.',
  },
  clear: { id: 'sportsbook.builder.clear', defaultMessage: 'Clear' },
  remove: { id: 'sportsbook.builder.remove', defaultMessage: 'Remove {selection}' },
  quoted: {
    id: 'sportsbook.builder.quoted',
    defaultMessage: '“{name}”',
    description: 'Name of a selection in a sentence',
  },
  use: { id: 'sportsbook.builder.use', defaultMessage: 'Use {selection} instead' },
  maximum: {
    id: 'sportsbook.builder.maximum',
    defaultMessage: 'A bet builder can have {maximum} selections.',
  },
});

/** Reasons against a combination. */
export const reasons = defineMessages({
  UNAVAILABLE: { id: 'sportsbook.builder.unavailable', defaultMessage: '{first} isn’t offered any more.' },
  SUSPENDED: { id: 'sportsbook.builder.suspended', defaultMessage: '{first} is suspended right now.' },
  UNSUPPORTED: {
    id: 'sportsbook.builder.unsupported',
    defaultMessage: '{first} isn’t available in the bet builder.',
  },
  IMPOSSIBLE: {
    id: 'sportsbook.builder.impossible',
    defaultMessage: '{first} and {second} can’t both win.',
  },
  impossibleAll: {
    id: 'sportsbook.builder.impossible-all',
    defaultMessage: 'These selections can’t all win.',
  },
  CONTAINED: {
    id: 'sportsbook.builder.contained',
    defaultMessage: 'Whenever {first} wins, {second} wins too, so it adds nothing.',
  },
  containedOne: {
    id: 'sportsbook.builder.contained-one',
    defaultMessage: '{first} always wins when your other selections do, so it adds nothing.',
  },
  TOO_UNLIKELY: {
    id: 'sportsbook.builder.unlikely',
    defaultMessage: 'The combined odds would be above the maximum of {price}.',
  },
});
