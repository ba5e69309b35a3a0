import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  notFoundTitle: { id: 'shell.notFound.title', defaultMessage: 'Page not found' },
  notFoundText: {
    id: 'shell.notFound.text',
    defaultMessage: 'The link may be out of date or mistyped.',
  },
  notAvailableTitle: { id: 'shell.notAvailable.title', defaultMessage: 'Not available here yet' },
  notAvailableText: {
    id: 'shell.notAvailable.text',
    defaultMessage: 'This part of {site} isn’t available yet. Your account isn’t affected.',
  },
  home: { id: 'shell.notFound.home', defaultMessage: 'Go to home page' },
  games: { id: 'shell.notFound.games', defaultMessage: 'All games' },
});
