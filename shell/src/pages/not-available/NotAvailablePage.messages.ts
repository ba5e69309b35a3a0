import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.notAvailable.title', defaultMessage: 'Not available here yet' },
  text: { id: 'shell.notAvailable.text', defaultMessage: 'This part of {site} is not open. Nothing is wrong with your account.' },
  home: { id: 'shell.notAvailable.home', defaultMessage: 'To the home page' },
  games: { id: 'shell.notAvailable.games', defaultMessage: 'All games' },
});
