import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  Done: { id: 'console.identity.status.done', defaultMessage: 'Confirmed' },
  NotRequired: { id: 'console.identity.status.notRequired', defaultMessage: 'Never asked' },
  Required: { id: 'console.identity.status.required', defaultMessage: 'Waiting' },
  name: { id: 'console.identity.person.name', defaultMessage: 'Name' },
  born: { id: 'console.identity.person.born', defaultMessage: 'Born' },
  lives: { id: 'console.identity.person.lives', defaultMessage: 'Address' },
  country: { id: 'console.identity.person.country', defaultMessage: 'Country' },
  account: { id: 'console.identity.person.account', defaultMessage: 'Account' },
  history: { id: 'console.identity.history', defaultMessage: 'What was asked and decided' },
  noHistory: {
    id: 'console.identity.noHistory',
    defaultMessage: 'Nothing is written down of this player’s identity.',
  },
  happened: { id: 'console.identity.history.what', defaultMessage: 'What' },
  when: { id: 'console.identity.history.when', defaultMessage: 'When' },
  about: { id: 'console.identity.history.about', defaultMessage: 'Why' },
  asked: { id: 'console.identity.history.asked', defaultMessage: 'Asked by itself' },
  confirmed: { id: 'console.identity.history.confirmed', defaultMessage: 'Confirmed' },
  'asked-again': { id: 'console.identity.history.askedAgain', defaultMessage: 'Asked by staff' },
  confirmedBy: {
    id: 'console.identity.history.confirmedBy',
    defaultMessage: '{documents}; by {staff}: {reason}',
  },
  confirm: { id: 'console.identity.confirm', defaultMessage: 'Confirm' },
  ask: { id: 'console.identity.ask', defaultMessage: 'Ask again' },
  confirmTitle: { id: 'console.identity.confirmTitle', defaultMessage: 'Confirm who {playerId} is' },
  askTitle: { id: 'console.identity.askTitle', defaultMessage: 'Ask {playerId} for documents' },
  confirmEffect: {
    id: 'console.identity.confirmEffect',
    defaultMessage:
      'Name, date of birth and address in the documents are those of the account. The player can play, deposit and withdraw again as far as nothing else stands against it; withdrawals that were held back still wait for a decision.',
  },
  askEffect: {
    id: 'console.identity.askEffect',
    defaultMessage:
      'What was sent does not show it, or has to be shown anew. Until it is confirmed the player may do no more than the licence allows. A date that is set stays; without one the licence’s time begins now.',
  },
  documents: { id: 'console.identity.documents', defaultMessage: 'Documents you have seen' },
  documentsHelp: {
    id: 'console.identity.documentsHelp',
    defaultMessage: 'At least one that shows who the player is, and one where they live.',
  },
  passport: { id: 'console.identity.document.passport', defaultMessage: 'Passport' },
  'identity-card': { id: 'console.identity.document.identityCard', defaultMessage: 'Identity card' },
  'driving-licence': { id: 'console.identity.document.drivingLicence', defaultMessage: 'Driving licence' },
  'residence-permit': { id: 'console.identity.document.residencePermit', defaultMessage: 'Residence permit' },
  'utility-bill': { id: 'console.identity.document.utilityBill', defaultMessage: 'Utility bill' },
  'bank-statement': { id: 'console.identity.document.bankStatement', defaultMessage: 'Bank statement' },
  'official-letter': {
    id: 'console.identity.document.officialLetter',
    defaultMessage: 'Letter of an authority',
  },
  confirmWord: { id: 'console.identity.confirmWord', defaultMessage: 'confirm' },
  askWord: { id: 'console.identity.askWord', defaultMessage: 'ask' },
  cancel: { id: 'console.identity.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.identity.notDone', defaultMessage: 'Not done' },
  doneConfirm: {
    id: 'console.identity.doneConfirm',
    defaultMessage:
      '{playerId} is confirmed. The notice on the player’s open pages goes by itself, the cashier opens when it is looked at again; no letter is sent.',
  },
  doneAsk: {
    id: 'console.identity.doneAsk',
    defaultMessage: '{playerId} is asked for documents. The player’s open pages say so; no letter is sent.',
  },
});
