import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.details.title', defaultMessage: 'Contact details' },
  loadFailed: { id: 'account.details.loadFailed', defaultMessage: 'We couldn’t load your details' },
  retry: { id: 'account.details.retry', defaultMessage: 'Try again' },
  missing: {
    id: 'account.details.missing',
    defaultMessage: 'Some information about you is missing.',
  },
  addMissing: { id: 'account.details.addMissing', defaultMessage: 'Add it now' },
  change: { id: 'account.details.change', defaultMessage: 'Change' },
  cancel: { id: 'account.details.cancel', defaultMessage: 'Cancel' },
  save: { id: 'account.details.save', defaultMessage: 'Save' },
  errors: { id: 'account.details.errors', defaultMessage: 'Please correct the following' },
  failed: {
    id: 'account.details.failed',
    defaultMessage: 'We couldn’t save this. Nothing was changed. Try again in a moment.',
  },
  none: { id: 'account.details.none', defaultMessage: 'Not given' },
  notConfirmed: { id: 'account.details.notConfirmed', defaultMessage: 'Not confirmed' },
  required: { id: 'account.details.required', defaultMessage: 'Fill in this field.' },
  INVALID: { id: 'account.details.invalid', defaultMessage: 'Check the format.' },
  UNCHANGED: { id: 'account.details.unchanged', defaultMessage: 'This is your current one.' },
  TAKEN: {
    id: 'account.details.taken',
    defaultMessage: 'Another account uses this email address.',
  },
  TOO_MANY: {
    id: 'account.details.tooMany',
    defaultMessage: 'You’ve asked too many times. Try again in an hour.',
  },

  email: { id: 'account.details.email', defaultMessage: 'Email address' },
  newEmail: { id: 'account.details.newEmail', defaultMessage: 'New email address' },
  emailHint: {
    id: 'account.details.emailHint',
    defaultMessage:
      'We send a link to the new address. Until you open it, you sign in with the current one. We also inform the current address.',
  },
  sendLink: { id: 'account.details.sendLink', defaultMessage: 'Send link' },
  linkSent: {
    id: 'account.details.linkSent',
    defaultMessage: 'We’ve sent a link to {email}. Open it within two days to use the new address.',
  },

  phone: { id: 'account.details.phone', defaultMessage: 'Phone number' },
  newPhone: { id: 'account.details.newPhone', defaultMessage: 'New phone number' },
  phoneHint: {
    id: 'account.details.phoneHint',
    defaultMessage: 'We send a code to the new number by text message, and inform the current number.',
  },
  sendCode: { id: 'account.details.sendCode', defaultMessage: 'Send code' },
  codeSent: {
    id: 'account.details.codeSent',
    defaultMessage: 'Enter the code that we’ve sent to {phone}. It’s valid for 10 minutes.',
  },
  code: { id: 'account.details.code', defaultMessage: 'Code' },
  confirm: { id: 'account.details.confirm', defaultMessage: 'Confirm' },
  WRONG: { id: 'account.details.wrongCode', defaultMessage: 'This code is wrong. Check it and try again.' },
  EXPIRED: {
    id: 'account.details.expiredCode',
    defaultMessage: 'This code is no longer valid. Ask for a new one.',
  },
  phoneChanged: { id: 'account.details.phoneChanged', defaultMessage: 'Your phone number has changed.' },

  address: { id: 'account.details.address', defaultMessage: 'Address' },
  addressChanged: { id: 'account.details.addressChanged', defaultMessage: 'Your address has changed.' },

  language: { id: 'account.details.language', defaultMessage: 'Language of our messages' },
  languageField: { id: 'account.details.languageField', defaultMessage: 'Language' },
  languageHint: {
    id: 'account.details.languageHint',
    defaultMessage: 'For emails and text messages. You change the language of the site in the menu.',
  },
  languageChanged: {
    id: 'account.details.languageChanged',
    defaultMessage: 'We’ll write to you in this language.',
  },

  person: { id: 'account.details.person', defaultMessage: 'Personal details' },
  name: { id: 'account.details.name', defaultMessage: 'Name' },
  dateOfBirth: { id: 'account.details.dateOfBirth', defaultMessage: 'Date of birth' },
  country: { id: 'account.details.country', defaultMessage: 'Country' },
  personHint: {
    id: 'account.details.personHint',
    defaultMessage:
      'These can’t be changed here, because we’ve verified them. Contact support if they’re wrong.',
  },
  support: { id: 'account.details.support', defaultMessage: 'Contact support' },
});
