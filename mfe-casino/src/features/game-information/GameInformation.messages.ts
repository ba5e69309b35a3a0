import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  text: {
    id: 'casino.game.info',
    defaultMessage: 'Results are random. Play only with money you can lose.',
  },
});
