import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.lobby.chips', defaultMessage: 'Find a game' },
  all: { id: 'casino.lobby.chip-all', defaultMessage: 'All games' },
  categories: { id: 'casino.lobby.chip-categories', defaultMessage: 'Themes' },
  studios: { id: 'casino.lobby.chip-studios', defaultMessage: 'Studios' },
});
