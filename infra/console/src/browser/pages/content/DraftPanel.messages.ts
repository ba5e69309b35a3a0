import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.content.draftTitle', defaultMessage: 'Draft: version {number}' },
  by: { id: 'console.content.draftBy', defaultMessage: 'Saved by {staff}, {at}. Reason: {reason}' },
  publish: { id: 'console.content.publish', defaultMessage: 'Publish' },
  approve: { id: 'console.content.approve', defaultMessage: 'Approve and publish' },
  fourEyes: { id: 'console.content.fourEyes', defaultMessage: 'Second approval required' },
  fourEyesAuthor: {
    id: 'console.content.fourEyesAuthor',
    defaultMessage:
      'This draft changes protected values ({places}). You saved it, so another operator has to approve and publish it.',
  },
  fourEyesOther: {
    id: 'console.content.fourEyesOther',
    defaultMessage:
      'This draft changes protected values ({places}). {author} saved it; publishing it counts as the second approval.',
  },
  preview: { id: 'console.content.preview', defaultMessage: 'Create preview' },
  openPreview: { id: 'console.content.openPreview', defaultMessage: 'Open preview' },
  previewUntil: {
    id: 'console.content.previewUntil',
    defaultMessage: 'Shows the draft in this browser only, until {at}.',
  },
  previewFailed: { id: 'console.content.previewFailed', defaultMessage: 'No preview was created' },
});
