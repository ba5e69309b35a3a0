import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.notFound.title', defaultMessage: 'Page not found' },
  map: { id: 'console.notFound.map', defaultMessage: 'Go to overview' },
});
