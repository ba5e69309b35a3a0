import { defineMessages } from '@foyer/i18n';

/** Names of places that have no label of their own in a form, by their key in the body. */
export const messages = defineMessages({
  minDepositAmount: { id: 'console.content.place.minDepositAmount', defaultMessage: 'Minimum deposit' },
  minWithdrawalAmount: {
    id: 'console.content.place.minWithdrawalAmount',
    defaultMessage: 'Minimum withdrawal',
  },
  variants: { id: 'console.content.place.variants', defaultMessage: 'Variants' },
  items: { id: 'console.content.place.items', defaultMessage: 'Entries below' },
  promotions: { id: 'console.content.place.promotions', defaultMessage: 'Promotions' },
});
