import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.passkeys.title', defaultMessage: 'Passkeys' },
  intro: {
    id: 'account.passkeys.intro',
    defaultMessage:
      'With a passkey, you sign in with your fingerprint, face or screen lock. It can’t be guessed or stolen from us.',
  },
  none: { id: 'account.passkeys.none', defaultMessage: 'You have no passkeys yet.' },
  unnamed: { id: 'account.passkeys.unnamed', defaultMessage: 'Passkey for {site}' },
  created: { id: 'account.passkeys.created', defaultMessage: 'Added' },
  lastUsed: { id: 'account.passkeys.lastUsed', defaultMessage: 'Last used' },
  never: { id: 'account.passkeys.never', defaultMessage: 'Never' },
  synced: { id: 'account.passkeys.synced', defaultMessage: 'Synced' },
  add: { id: 'account.passkeys.add', defaultMessage: 'Add a passkey' },
  unsupported: {
    id: 'account.passkeys.unsupported',
    defaultMessage: 'This browser can’t create passkeys here.',
  },
  rename: { id: 'account.passkeys.rename', defaultMessage: 'Rename' },
  remove: { id: 'account.passkeys.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'account.passkeys.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'account.passkeys.removeText',
    defaultMessage:
      'You won’t be able to sign in with it anymore. You can still use your password or a code by email.',
  },
  keep: { id: 'account.passkeys.keep', defaultMessage: 'Keep it' },
  added: { id: 'account.passkeys.added', defaultMessage: 'Passkey added' },
  renamed: { id: 'account.passkeys.renamed', defaultMessage: 'Name saved' },
  removed: { id: 'account.passkeys.removed', defaultMessage: 'Passkey removed' },
  failed: { id: 'account.passkeys.failed', defaultMessage: 'That didn’t work. Try again.' },
  tooOld: {
    id: 'account.passkeys.tooOld',
    defaultMessage:
      'To change passkeys, you need to have signed in within the last 5 minutes. Sign in again, then come back.',
  },
  signInAgain: { id: 'account.passkeys.signInAgain', defaultMessage: 'Sign out and sign in again' },
  name: { id: 'account.passkeys.name', defaultMessage: 'Passkey name' },
  nameHint: { id: 'account.passkeys.nameHint', defaultMessage: 'For example “My phone”.' },
  nameRequired: { id: 'account.passkeys.nameRequired', defaultMessage: 'Enter a name.' },
  errors: { id: 'account.passkeys.errors', defaultMessage: 'Something needs your attention' },
  continue: { id: 'account.passkeys.continue', defaultMessage: 'Continue' },
  save: { id: 'account.passkeys.save', defaultMessage: 'Save' },
  cancel: { id: 'account.passkeys.cancel', defaultMessage: 'Cancel' },
});
