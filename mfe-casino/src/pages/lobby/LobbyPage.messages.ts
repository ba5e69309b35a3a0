import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.lobby.title', defaultMessage: 'Casino' },
});
