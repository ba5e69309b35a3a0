import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.studios.title', defaultMessage: 'Studios' },
  text: { id: 'casino.studios.text', defaultMessage: 'The studios behind our games.' },
  count: { id: 'casino.studios.count', defaultMessage: '{count, plural, one {# game} other {# games}}' },
  more: { id: 'casino.studios.more', defaultMessage: 'Show more studios' },
  empty: { id: 'casino.studios.empty', defaultMessage: 'No studios available yet' },
});
