import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.loginHandler.title', defaultMessage: 'Signing you in' },
  text: { id: 'shell.loginHandler.text', defaultMessage: 'One moment.' },
  failedTitle: { id: 'shell.loginHandler.failedTitle', defaultMessage: 'Login failed' },
  failedText: {
    id: 'shell.loginHandler.failedText',
    defaultMessage: 'The sign-in did not come through. Nothing has been lost; please try once more.',
  },
  again: { id: 'shell.loginHandler.again', defaultMessage: 'Sign in again' },
  home: { id: 'shell.loginHandler.home', defaultMessage: 'To the home page' },
});
