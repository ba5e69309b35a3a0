import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.frame.title', defaultMessage: 'Payment details, at the payment provider' },
  loading: { id: 'cashier.frame.loading', defaultMessage: 'Opening the payment provider' },
  pay: { id: 'cashier.frame.pay', defaultMessage: 'Pay {amount}' },
  cancel: { id: 'cashier.frame.cancel', defaultMessage: 'Cancel this deposit' },
  invalid: {
    id: 'cashier.frame.invalid',
    defaultMessage: 'Please look at the marked fields. Nothing was sent.',
  },
  challenge: { id: 'cashier.frame.challenge', defaultMessage: 'Your bank asks you to approve this payment.' },
  working: { id: 'cashier.frame.working', defaultMessage: 'Paying. This page tells you how it ends.' },
  finished: {
    id: 'cashier.frame.finished',
    defaultMessage: 'The payment service has dealt with this payment already. We are asking how it ended.',
  },
  unheard: { id: 'cashier.frame.unheard', defaultMessage: 'The payment service has not answered yet' },
  unheardText: {
    id: 'cashier.frame.unheardText',
    defaultMessage:
      'It may have been paid. We go on asking about this payment; please do not begin another one.',
  },
  failed: { id: 'cashier.frame.failed', defaultMessage: 'The payment provider does not answer' },
  failedText: {
    id: 'cashier.frame.failedText',
    defaultMessage: 'Nothing was taken. Open it once more, or cancel this deposit and pay in another way.',
  },
  expired: { id: 'cashier.frame.expired', defaultMessage: 'This payment has waited too long' },
  retry: { id: 'cashier.frame.retry', defaultMessage: 'Open it again' },
});
