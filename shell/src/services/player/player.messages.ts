import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  termsTitle: { id: 'shell.player.termsTitle', defaultMessage: 'Our terms have changed' },
  termsText: { id: 'shell.player.termsText', defaultMessage: 'You need to accept the terms before you play on.' },
  termsRead: { id: 'shell.player.termsRead', defaultMessage: 'Read the terms' },
  termsLeave: { id: 'shell.player.termsLeave', defaultMessage: 'Sign out' },
});
