import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  allBrands: { id: 'console.brandFilter.allBrands', defaultMessage: 'All brands' },
});
