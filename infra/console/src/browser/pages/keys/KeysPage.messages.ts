import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.keys.title', defaultMessage: 'Signing keys' },
  intro: {
    id: 'console.keys.intro',
    defaultMessage:
      'Keys whose signatures are accepted. Adding and revoking keys requires a key and the command line, so a stolen browser session cannot add one.',
  },
  holder: { id: 'console.keys.holder', defaultMessage: 'Holder' },
  email: { id: 'console.keys.email', defaultMessage: 'Staff email' },
  roles: { id: 'console.keys.roles', defaultMessage: 'Roles' },
  id: { id: 'console.keys.id', defaultMessage: 'Key' },
  until: { id: 'console.keys.until', defaultMessage: 'Valid until' },
  state: { id: 'console.keys.state', defaultMessage: 'State' },
  valid: { id: 'console.keys.valid', defaultMessage: 'Valid' },
  revoked: { id: 'console.keys.revoked', defaultMessage: 'Revoked {at}' },
  expired: { id: 'console.keys.expired', defaultMessage: 'Expired' },
  revokeTitle: { id: 'console.keys.revokeTitle', defaultMessage: 'Compromised key' },
  revokeText: {
    id: 'console.keys.revokeText',
    defaultMessage: 'Revoke the key and withdraw every release published with it since, in one decision:',
  },
});
