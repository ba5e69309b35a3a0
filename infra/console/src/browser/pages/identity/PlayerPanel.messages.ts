import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  Done: { id: 'console.identity.status.done', defaultMessage: 'Confirmed' },
  NotRequired: { id: 'console.identity.status.notRequired', defaultMessage: 'Not required' },
  Required: { id: 'console.identity.status.required', defaultMessage: 'Pending' },
  name: { id: 'console.identity.person.name', defaultMessage: 'Name' },
  dateOfBirth: { id: 'console.identity.person.dateOfBirth', defaultMessage: 'Date of birth' },
  address: { id: 'console.identity.person.address', defaultMessage: 'Address' },
  country: { id: 'console.identity.person.country', defaultMessage: 'Country' },
  account: { id: 'console.identity.person.account', defaultMessage: 'Account' },
  history: { id: 'console.identity.history', defaultMessage: 'History' },
  noHistory: {
    id: 'console.identity.noHistory',
    defaultMessage: 'No identity checks recorded for this player.',
  },
  event: { id: 'console.identity.history.what', defaultMessage: 'Event' },
  when: { id: 'console.identity.history.when', defaultMessage: 'Time' },
  about: { id: 'console.identity.history.about', defaultMessage: 'Reason' },
  asked: { id: 'console.identity.history.requested', defaultMessage: 'Requested automatically' },
  confirmed: { id: 'console.identity.history.confirmed', defaultMessage: 'Confirmed' },
  'asked-again': { id: 'console.identity.history.requestedAgain', defaultMessage: 'Requested by staff' },
  confirmedBy: {
    id: 'console.identity.history.confirmedBy',
    defaultMessage: '{documents}; by {staff}: {reason}',
  },
  confirm: { id: 'console.identity.confirm', defaultMessage: 'Confirm' },
  ask: { id: 'console.identity.request', defaultMessage: 'Request documents' },
  confirmTitle: { id: 'console.identity.confirmTitle', defaultMessage: 'Confirm the identity of {playerId}' },
  requestTitle: { id: 'console.identity.requestTitle', defaultMessage: 'Request documents from {playerId}' },
  confirmEffect: {
    id: 'console.identity.confirmEffect',
    defaultMessage:
      'Name, date of birth and address in the documents match the account. The player can play, deposit and withdraw again unless other restrictions apply. Withdrawals held for review still need a decision.',
  },
  requestEffect: {
    id: 'console.identity.requestEffect',
    defaultMessage:
      'The documents are insufficient or must be submitted again. Until confirmation the player is restricted as the licence requires. An existing deadline is kept; otherwise the licence’s period starts now.',
  },
  documents: { id: 'console.identity.documents', defaultMessage: 'Documents reviewed' },
  documentsHelp: {
    id: 'console.identity.documentsHelp',
    defaultMessage: 'Select at least one proof of identity and one proof of address.',
  },
  passport: { id: 'console.identity.document.passport', defaultMessage: 'Passport' },
  'identity-card': { id: 'console.identity.document.identityCard', defaultMessage: 'Identity card' },
  'driving-licence': { id: 'console.identity.document.drivingLicence', defaultMessage: 'Driving licence' },
  'residence-permit': { id: 'console.identity.document.residencePermit', defaultMessage: 'Residence permit' },
  'utility-bill': { id: 'console.identity.document.utilityBill', defaultMessage: 'Utility bill' },
  'bank-statement': { id: 'console.identity.document.bankStatement', defaultMessage: 'Bank statement' },
  'official-letter': {
    id: 'console.identity.document.officialLetter',
    defaultMessage: 'Official letter',
  },
  confirmWord: { id: 'console.identity.confirmWord', defaultMessage: 'confirm' },
  requestConfirmation: { id: 'console.identity.requestConfirmation', defaultMessage: 'request' },
  cancel: { id: 'console.identity.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.identity.notDone', defaultMessage: 'Decision failed' },
  doneConfirm: {
    id: 'console.identity.doneConfirm',
    defaultMessage:
      '{playerId} is confirmed. The notice on the player’s open pages disappears and the cashier opens at the next visit. No email is sent.',
  },
  doneRequest: {
    id: 'console.identity.doneRequest',
    defaultMessage:
      'Documents requested from {playerId}. The player’s open pages show the request. No email is sent.',
  },
});
