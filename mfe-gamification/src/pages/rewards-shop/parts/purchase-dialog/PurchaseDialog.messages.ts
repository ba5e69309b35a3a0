import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.shop.confirmTitle', defaultMessage: 'Buy {name}?' },
  price: { id: 'gamification.shop.confirmPrice', defaultMessage: 'Price' },
  after: { id: 'gamification.shop.confirmAfter', defaultMessage: 'Points left afterwards' },
  confirm: {
    id: 'gamification.shop.confirm',
    defaultMessage: 'Buy for {points, plural, one {# point} other {# points}}',
  },
  repeat: { id: 'gamification.shop.repeat', defaultMessage: 'Try again' },
  cancel: { id: 'gamification.shop.cancel', defaultMessage: 'Cancel' },
  priceChanged: {
    id: 'gamification.shop.priceChanged',
    defaultMessage: 'The price has changed. Nothing was bought. Check the new price before you confirm.',
  },
  unconfirmed: {
    id: 'gamification.shop.confirmUnconfirmed',
    defaultMessage: 'We couldn’t confirm the purchase. Trying again is safe: you pay only once.',
  },
});
