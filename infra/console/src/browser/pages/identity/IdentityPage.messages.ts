import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.identity.title', defaultMessage: 'Identity' },
  intro: {
    id: 'console.identity.intro',
    defaultMessage:
      'Players whose licence asks who they are, whoever has to be done first at the top. They send their documents to support; what was seen is confirmed here.',
  },
  mayLook: { id: 'console.identity.mayLook', defaultMessage: 'Your role lets you look. Operators decide.' },
  notFor: {
    id: 'console.identity.notFor',
    defaultMessage: 'Identity checks are for operators and auditors.',
  },
  brand: { id: 'console.identity.brand', defaultMessage: 'Brand' },
  allBrands: { id: 'console.identity.allBrands', defaultMessage: 'All brands' },
  waiting: { id: 'console.identity.waiting', defaultMessage: 'Waiting' },
  waitingOn: { id: 'console.identity.waitingOn', defaultMessage: 'Brand of those who wait' },
  none: { id: 'console.identity.none', defaultMessage: 'Nobody waits' },
  noneText: {
    id: 'console.identity.noneText',
    defaultMessage: 'Whoever writes because a withdrawal asks for it is found below.',
  },
  player: { id: 'console.identity.player', defaultMessage: 'Player' },
  until: { id: 'console.identity.until', defaultMessage: 'To be done by' },
  noDate: { id: 'console.identity.noDate', defaultMessage: 'No date' },
  overdue: { id: 'console.identity.overdue', defaultMessage: 'Overdue' },
  since: { id: 'console.identity.since', defaultMessage: 'Since' },
  missing: { id: 'console.identity.missing', defaultMessage: 'Missing' },
  why: { id: 'console.identity.why', defaultMessage: 'Why' },
  open: { id: 'console.identity.open', defaultMessage: 'Open' },
  lookUp: { id: 'console.identity.lookUp', defaultMessage: 'Look up a player' },
  who: { id: 'console.identity.who', defaultMessage: 'E-mail address or player id' },
  look: { id: 'console.identity.look', defaultMessage: 'Look' },
  correct: { id: 'console.identity.correct', defaultMessage: 'Please correct this' },
  notShown: { id: 'console.identity.notShown', defaultMessage: 'Not shown' },
  unwritten: { id: 'console.identity.unwritten', defaultMessage: 'Not written down' },
  whyEver: {
    id: 'console.identity.whyEver',
    defaultMessage: '{deposited} deposited in all; asked from {threshold} on',
  },
  whyDays: {
    id: 'console.identity.whyDays',
    defaultMessage: '{deposited} deposited since {since}; asked from {threshold} on',
  },
  whyStaff: { id: 'console.identity.whyStaff', defaultMessage: 'Asked by {staff}: {reason}' },
  identity: { id: 'console.identity.identity', defaultMessage: 'who they are' },
  address: { id: 'console.identity.address', defaultMessage: 'where they live' },
});
