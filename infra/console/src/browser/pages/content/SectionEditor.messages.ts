import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  effect: { id: 'console.content.effect', defaultMessage: 'Your changes' },
  problems: {
    id: 'console.content.problems',
    defaultMessage: '{count, plural, one {# invalid value} other {# invalid values}}',
  },
  fourEyes: {
    id: 'console.content.willNeedTwo',
    defaultMessage:
      'Changes protected values ({places}): you can save the draft, and another operator has to approve and publish it.',
  },
  wholeSection: { id: 'console.content.wholeSection', defaultMessage: 'whole section' },
  newEntry: { id: 'console.content.newEntry', defaultMessage: 'new entry' },
  outdated: {
    id: 'console.content.outdated',
    defaultMessage:
      'Version {version} was saved by {staff} after you opened this page. Your input is kept but cannot be saved: copy it, then apply it to the newest version.',
  },
  openNewest: {
    id: 'console.content.openNewest',
    defaultMessage: 'Discard my input and edit the newest version',
  },
  save: { id: 'console.content.saveDraft', defaultMessage: 'Save draft' },
  notSaved: { id: 'console.content.notSaved', defaultMessage: 'Not saved' },
  discard: { id: 'console.content.discard', defaultMessage: 'Discard changes' },
});
