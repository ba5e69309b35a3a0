import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.not-here.title', defaultMessage: 'There is nothing at this address' },
  text: {
    id: 'casino.not-here.text',
    defaultMessage: 'It may have been renamed, or it is not offered where you are.',
  },
  games: { id: 'casino.not-here.games', defaultMessage: 'See all games' },
});
