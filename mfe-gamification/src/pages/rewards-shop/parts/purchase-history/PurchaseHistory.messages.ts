import { defineMessages } from '@foyer/i18n';
import type { Purchase } from '@foyer/kernel/rewards-shop';

export const deliveries = defineMessages<Purchase['delivery']>({
  PENDING: { id: 'gamification.shop.deliveryPending', defaultMessage: 'Delivery in progress' },
  SENT: { id: 'gamification.shop.deliverySent', defaultMessage: 'Delivered' },
  REFUNDED: { id: 'gamification.shop.deliveryRefunded', defaultMessage: 'Points returned' },
});

export const messages = defineMessages({
  title: { id: 'gamification.shop.history', defaultMessage: 'Your purchases' },
  caption: {
    id: 'gamification.shop.historyCaption',
    defaultMessage: 'Items you’ve bought, newest first, with price and delivery',
  },
  none: { id: 'gamification.shop.noPurchases', defaultMessage: 'You haven’t bought anything yet.' },
  failed: {
    id: 'gamification.shop.historyFailed',
    defaultMessage: 'We couldn’t load your purchase history. Your purchases aren’t affected.',
  },
  retry: { id: 'gamification.shop.historyRetry', defaultMessage: 'Try again' },
  when: { id: 'gamification.shop.historyWhen', defaultMessage: 'Date' },
  item: { id: 'gamification.shop.historyItem', defaultMessage: 'Item' },
  price: { id: 'gamification.shop.historyPrice', defaultMessage: 'Price' },
  delivery: { id: 'gamification.shop.historyDelivery', defaultMessage: 'Delivery' },
});
