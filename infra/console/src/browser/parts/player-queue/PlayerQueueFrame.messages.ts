import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  allBrands: { id: 'console.playerQueue.allBrands', defaultMessage: 'All brands' },
});
