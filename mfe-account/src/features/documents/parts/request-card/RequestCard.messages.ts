import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  identity: { id: 'account.documents.identity', defaultMessage: 'Proof of identity' },
  identityExample: {
    id: 'account.documents.identityExample',
    defaultMessage:
      'For example: the photo page of your passport, or both sides of your identity card or driving licence. All four corners must be visible.',
  },
  address: { id: 'account.documents.address', defaultMessage: 'Proof of address' },
  addressExample: {
    id: 'account.documents.addressExample',
    defaultMessage:
      'For example: a utility bill, bank statement or official letter from the last three months that shows your name and address.',
  },
  wealth: { id: 'account.documents.wealth', defaultMessage: 'Source of wealth: {type}' },
  wealthExample: {
    id: 'account.documents.wealthExample',
    defaultMessage: 'Send a document that shows where the money comes from, with your name and the amount.',
  },
  AccountCheck: {
    id: 'account.documents.reason.accountCheck',
    defaultMessage: 'The law requires {site} to check who you are.',
  },
  BeforeWithdrawal: {
    id: 'account.documents.reason.beforeWithdrawal',
    defaultMessage:
      '{site} needs this before your first withdrawal. You can send it now, so that nothing delays your money.',
  },
  SourceOfWealth: {
    id: 'account.documents.reason.sourceOfWealth',
    defaultMessage: 'You named this as a source of your money.',
  },
  Staff: { id: 'account.documents.reason.staff', defaultMessage: 'Our team has asked for this document.' },
  fromUs: { id: 'account.documents.fromUs', defaultMessage: 'Message from our team' },
  identityConsequence: {
    id: 'account.documents.identityConsequence',
    defaultMessage: 'Until we’ve verified it, you may not be able to play, deposit or withdraw.',
  },
  wealthConsequence: {
    id: 'account.documents.wealthConsequence',
    defaultMessage: 'If we don’t have it by then, you can’t play, deposit or withdraw until you’ve sent it.',
  },
  verifiedBy: {
    id: 'account.documents.verifiedBy',
    defaultMessage: 'Already verified at {site}. You don’t have to send it again.',
  },
  needed: { id: 'account.documents.needed', defaultMessage: 'Needed' },
  Uploading: { id: 'account.documents.status.uploading', defaultMessage: 'Not finished' },
  unfinished: {
    id: 'account.documents.unfinished',
    defaultMessage: '{percent, number}% has arrived. To continue, choose the same file again.',
  },
  InReview: { id: 'account.documents.status.inReview', defaultMessage: 'In review' },
  Refused: { id: 'account.documents.status.refused', defaultMessage: 'Not accepted' },
  Rejected: { id: 'account.documents.status.rejected', defaultMessage: 'Rejected' },
  Verified: { id: 'account.documents.status.verified', defaultMessage: 'Verified' },
  Removed: { id: 'account.documents.status.removed', defaultMessage: 'Removed' },
  file: { id: 'account.documents.file', defaultMessage: 'File' },
  fileName: { id: 'account.documents.fileName', defaultMessage: '{type}, {date}' },
  comment: { id: 'account.documents.comment', defaultMessage: 'Our comment: {comment}' },
  remove: { id: 'account.documents.remove', defaultMessage: 'Remove' },
  removeFailed: {
    id: 'account.documents.removeFailed',
    defaultMessage: 'We couldn’t remove the file. It may already have been reviewed. Reload the page.',
  },
});
