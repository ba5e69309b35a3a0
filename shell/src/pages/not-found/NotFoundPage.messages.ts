import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.notFound.title', defaultMessage: 'There is no page here' },
  text: { id: 'shell.notFound.text', defaultMessage: 'The address may be old or mistyped. Your games are where you left them.' },
  home: { id: 'shell.notFound.home', defaultMessage: 'To the home page' },
  games: { id: 'shell.notFound.games', defaultMessage: 'All games' },
});
