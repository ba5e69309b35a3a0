import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.frame.title', defaultMessage: 'Payment form of the payment provider' },
  loading: { id: 'cashier.frame.loading', defaultMessage: 'Loading the payment form' },
  pay: { id: 'cashier.frame.pay', defaultMessage: 'Pay {amount}' },
  cancel: { id: 'cashier.frame.cancel', defaultMessage: 'Cancel deposit' },
  invalid: {
    id: 'cashier.frame.invalid',
    defaultMessage: 'Check the highlighted fields. You haven’t been charged.',
  },
  challenge: { id: 'cashier.frame.challenge', defaultMessage: 'Approve this payment with your bank.' },
  working: {
    id: 'cashier.frame.working',
    defaultMessage: 'Processing your payment. The result will appear here.',
  },
  finished: {
    id: 'cashier.frame.finished',
    defaultMessage: 'This payment has already been processed. We’re checking the result.',
  },
  unconfirmed: {
    id: 'cashier.frame.unconfirmed',
    defaultMessage: 'The payment provider hasn’t responded yet',
  },
  unconfirmedText: {
    id: 'cashier.frame.unconfirmedText',
    defaultMessage:
      'Your payment may have gone through. We keep checking, so please don’t start another one.',
  },
  failed: { id: 'cashier.frame.failed', defaultMessage: 'We can’t reach the payment provider' },
  failedText: {
    id: 'cashier.frame.failedText',
    defaultMessage:
      'You haven’t been charged. Try again, or cancel this deposit and use another payment method.',
  },
  expired: { id: 'cashier.frame.expired', defaultMessage: 'This payment has expired' },
  retry: { id: 'cashier.frame.retry', defaultMessage: 'Try again' },
});
