import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.additional.title', defaultMessage: 'Additional information' },
  intro: {
    id: 'account.additional.intro',
    defaultMessage:
      'We’re required to know a little more about you. It takes a minute, and we won’t ask again.',
  },
  save: { id: 'account.additional.save', defaultMessage: 'Save' },
  errors: { id: 'account.additional.errors', defaultMessage: 'Please correct the following' },
  failed: {
    id: 'account.additional.failed',
    defaultMessage: 'We couldn’t save your answers. Nothing was changed. Try again in a moment.',
  },
  loadFailed: { id: 'account.additional.loadFailed', defaultMessage: 'We couldn’t load the form' },
  retry: { id: 'account.additional.retry', defaultMessage: 'Try again' },
  complete: { id: 'account.additional.complete', defaultMessage: 'We have everything we need' },
  completeText: {
    id: 'account.additional.completeText',
    defaultMessage: 'Thank you. You can change your contact details in your profile at any time.',
  },
  details: { id: 'account.additional.details', defaultMessage: 'Contact details' },
});
