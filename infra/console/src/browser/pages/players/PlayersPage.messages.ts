import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.players.title', defaultMessage: 'Players' },
  intro: {
    id: 'console.players.intro',
    defaultMessage: 'Accounts of all brands. Opening an account is recorded.',
  },
  notFor: {
    id: 'console.players.notFor',
    defaultMessage:
      'Player accounts are visible to support agents, operators and auditors. Ask an operator for the role.',
  },
  query: { id: 'console.players.query', defaultMessage: 'Name, email address, phone number or player ID' },
  queryHelp: {
    id: 'console.players.queryHelp',
    defaultMessage:
      'The beginning of a name or email address is enough. Phone numbers with country code, such as +358.',
  },
  short: { id: 'console.players.short', defaultMessage: 'Enter at least 2 characters.' },
  brand: { id: 'console.players.brand', defaultMessage: 'Brand' },
  search: { id: 'console.players.search', defaultMessage: 'Search' },
  correct: { id: 'console.players.correct', defaultMessage: 'Check this field' },
  notDone: { id: 'console.players.notDone', defaultMessage: 'Players not shown' },
  notShown: { id: 'console.players.notShown', defaultMessage: 'Account not shown' },
  none: { id: 'console.players.none', defaultMessage: 'No matching players' },
  noneText: {
    id: 'console.players.noneText',
    defaultMessage: 'Check the spelling, search all brands, or ask for the email address of the account.',
  },
  found: {
    id: 'console.players.found',
    defaultMessage: '{count, plural, one {# player} other {# players}}',
  },
  truncated: {
    id: 'console.players.truncated',
    defaultMessage: 'The newest {count} accounts are listed. Enter more of the name to find others.',
  },
  player: { id: 'console.players.player', defaultMessage: 'Player' },
  birthday: { id: 'console.players.birthday', defaultMessage: 'Date of birth' },
  status: { id: 'console.players.status', defaultMessage: 'Status' },
  open: { id: 'console.players.open', defaultMessage: 'Open' },
  openOf: { id: 'console.players.openOf', defaultMessage: 'Open {name}' },
  noName: { id: 'console.players.noName', defaultMessage: 'No name' },
  active: { id: 'console.players.active', defaultMessage: 'Active' },
  closed: { id: 'console.players.closed', defaultMessage: 'Closed' },
  excluded: { id: 'console.players.excluded', defaultMessage: 'Excluded' },
  timeOut: { id: 'console.players.timeOut', defaultMessage: 'On a time-out' },
});
