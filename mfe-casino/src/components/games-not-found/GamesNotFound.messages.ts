import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.not-here.title', defaultMessage: 'Page not found' },
  text: {
    id: 'casino.not-here.text',
    defaultMessage: 'It may have been renamed, or it isn’t available in your country.',
  },
  games: { id: 'casino.not-here.games', defaultMessage: 'See all games' },
});
