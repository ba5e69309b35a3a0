import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.loginHandler.title', defaultMessage: 'Signing you in' },
  text: { id: 'shell.loginHandler.text', defaultMessage: 'One moment.' },
  failedTitle: { id: 'shell.loginHandler.failedTitle', defaultMessage: 'Login failed' },
  failedText: {
    id: 'shell.loginHandler.failedText',
    defaultMessage: 'We couldn’t sign you in. Please try again.',
  },
  again: { id: 'shell.loginHandler.again', defaultMessage: 'Sign in again' },
  home: { id: 'shell.loginHandler.home', defaultMessage: 'Go to home page' },
});
