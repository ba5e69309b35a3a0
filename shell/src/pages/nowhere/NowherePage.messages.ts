import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  notFoundTitle: { id: 'shell.notFound.title', defaultMessage: 'There is no page here' },
  notFoundText: {
    id: 'shell.notFound.text',
    defaultMessage: 'The address may be old or mistyped. Your games are where you left them.',
  },
  notAvailableTitle: { id: 'shell.notAvailable.title', defaultMessage: 'Not available here yet' },
  notAvailableText: {
    id: 'shell.notAvailable.text',
    defaultMessage: 'This part of {site} is not open. Nothing is wrong with your account.',
  },
  home: { id: 'shell.notFound.home', defaultMessage: 'To the home page' },
  games: { id: 'shell.notFound.games', defaultMessage: 'All games' },
});
