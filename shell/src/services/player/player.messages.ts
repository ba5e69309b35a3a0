import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  identityTitle: { id: 'shell.player.identityTitle', defaultMessage: 'Verify your identity' },
  identityText: {
    id: 'shell.player.identityText',
    defaultMessage:
      'We’re required to verify who you are before you play for real money or withdraw. It usually takes less than a day, and you don’t need a face scan: documents are enough.',
  },
  identityGo: { id: 'shell.player.identityGo', defaultMessage: 'See what’s missing' },
  contactSupport: { id: 'shell.player.contactSupport', defaultMessage: 'Contact support' },
  later: { id: 'shell.player.later', defaultMessage: 'Later' },
});
