import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  heading: { id: 'casino.slices.heading', defaultMessage: 'Games' },
  more: { id: 'casino.slices.more', defaultMessage: 'Show more games' },
  shown: {
    id: 'casino.slices.shown',
    defaultMessage: '{shown} of {total, plural, one {# game} other {# games}}',
  },
});
