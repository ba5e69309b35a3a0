import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  home: { id: 'shell.header.home', defaultMessage: '{site}: home page' },
  search: { id: 'shell.header.search', defaultMessage: 'Search games' },
  signIn: { id: 'shell.header.signIn', defaultMessage: 'Sign in' },
  register: { id: 'shell.header.register', defaultMessage: 'Join' },
  deposit: { id: 'shell.header.deposit', defaultMessage: 'Deposit' },
  balance: { id: 'shell.header.balance', defaultMessage: 'Balance' },
  bonus: { id: 'shell.header.bonus', defaultMessage: 'Bonus {amount}' },
  stale: { id: 'shell.header.stale', defaultMessage: 'Reconnecting: this amount may be out of date' },
  sections: { id: 'shell.header.sections', defaultMessage: 'Sections' },
});
