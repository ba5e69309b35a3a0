import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.internalCookie.title', defaultMessage: 'Welcome' },
  text: { id: 'shell.internalCookie.text', defaultMessage: 'Your cookie settings are stored by {provider}.' },
  change: { id: 'shell.internalCookie.change', defaultMessage: 'Cookie settings' },
});
