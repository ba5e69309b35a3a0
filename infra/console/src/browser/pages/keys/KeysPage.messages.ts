import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.keys.title', defaultMessage: 'Keys' },
  intro: {
    id: 'console.keys.intro',
    defaultMessage:
      'Whose signatures count. Keys are added and revoked with a key, from the command line: nobody who only took over a browser can make himself one.',
  },
  holder: { id: 'console.keys.holder', defaultMessage: 'Holder' },
  roles: { id: 'console.keys.roles', defaultMessage: 'Roles' },
  id: { id: 'console.keys.id', defaultMessage: 'Key' },
  until: { id: 'console.keys.until', defaultMessage: 'Valid until' },
  state: { id: 'console.keys.state', defaultMessage: 'State' },
  valid: { id: 'console.keys.valid', defaultMessage: 'Valid' },
  revoked: { id: 'console.keys.revoked', defaultMessage: 'Revoked {at}' },
  expired: { id: 'console.keys.expired', defaultMessage: 'Expired' },
  revokeTitle: { id: 'console.keys.revokeTitle', defaultMessage: 'A key was stolen' },
  revokeText: {
    id: 'console.keys.revokeText',
    defaultMessage: 'Revoke it, and withdraw everything that was published with it since, in one decision:',
  },
});
