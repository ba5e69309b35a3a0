import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  region: { id: 'account.clock.region', defaultMessage: 'This session' },
  time: { id: 'account.clock.time', defaultMessage: 'Time played' },
  left: { id: 'account.clock.left', defaultMessage: 'Time left' },
  signedOutIn: { id: 'account.clock.signedOutIn', defaultMessage: 'Signed out in' },
  ending: {
    id: 'account.clock.ending',
    defaultMessage: 'Your time limit ends at {time}. You’ll be signed out on all devices then.',
  },
  net: { id: 'account.clock.net', defaultMessage: 'Net' },
});
