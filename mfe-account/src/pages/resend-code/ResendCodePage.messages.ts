import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.resendCode.title', defaultMessage: 'Didn’t get a code?' },
  check: {
    id: 'account.resendCode.check',
    defaultMessage:
      'We sent it to {recipient}, if that belongs to an account. Look in your spam folder too. Text messages can take a minute.',
  },
  wait: {
    id: 'account.resendCode.wait',
    defaultMessage: 'Most codes arrive within half a minute. You can request another in {time}.',
  },
  send: { id: 'account.resendCode.send', defaultMessage: 'Send a new code' },
  enter: { id: 'account.resendCode.enter', defaultMessage: 'Enter the code' },
  other: { id: 'account.resendCode.other', defaultMessage: 'Use another address or number' },
  failed: {
    id: 'account.resendCode.failed',
    defaultMessage: 'We couldn’t send a code. Try again in a moment.',
  },
});
