import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.notFound.title', defaultMessage: 'There is no such page' },
  map: { id: 'console.notFound.map', defaultMessage: 'To the map' },
});
