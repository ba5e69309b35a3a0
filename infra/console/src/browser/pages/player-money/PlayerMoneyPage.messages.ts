import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.playerMoney.title', defaultMessage: 'Player balance' },
  intro: {
    id: 'console.playerMoney.intro',
    defaultMessage:
      'Balances from the ledger, now or at any time in the past. For a player who cannot sign in, the remaining balance can be paid out here with two approvals.',
  },
  notFor: {
    id: 'console.playerMoney.notFor',
    defaultMessage: 'Player balances are restricted to operators and auditors.',
  },
  brand: { id: 'console.playerMoney.brand', defaultMessage: 'Brand' },
  who: { id: 'console.playerMoney.who', defaultMessage: 'Email address or player ID' },
  at: { id: 'console.playerMoney.at', defaultMessage: 'Time in UTC (empty: now)' },
  atHelp: { id: 'console.playerMoney.atHelp', defaultMessage: 'Format: 2026-11-22T09:30:00Z' },
  atWrong: { id: 'console.playerMoney.atWrong', defaultMessage: 'Use the format 2026-11-22T09:30:00Z.' },
  correct: { id: 'console.playerMoney.correct', defaultMessage: 'Check this field' },
  search: { id: 'console.playerMoney.search', defaultMessage: 'Search' },
  player: { id: 'console.playerMoney.player', defaultMessage: 'Player' },
  status: { id: 'console.playerMoney.status', defaultMessage: 'Account' },
  excluded: { id: 'console.playerMoney.excluded', defaultMessage: '{status}, self-excluded' },
  asOf: { id: 'console.playerMoney.asOf', defaultMessage: 'As of' },
  movements: { id: 'console.playerMoney.movements', defaultMessage: 'Ledger movements' },
  balance: { id: 'console.playerMoney.balance', defaultMessage: 'Balance' },
  bonus: { id: 'console.playerMoney.bonus', defaultMessage: 'Bonus money' },
  pending: { id: 'console.playerMoney.pending', defaultMessage: 'Reserved for withdrawals' },
  owed: { id: 'console.playerMoney.owed', defaultMessage: 'Outstanding debt' },
  blocked: { id: 'console.playerMoney.blocked', defaultMessage: 'Payout blocked' },
  left: { id: 'console.playerMoney.left', defaultMessage: 'Available for payout: {amount}' },
  nothingToPay: {
    id: 'console.playerMoney.nothingToPay',
    defaultMessage: 'The account has no balance that can be paid out.',
  },
  noPayout: { id: 'console.playerMoney.noPayout', defaultMessage: 'Payout unavailable' },
  account: { id: 'console.playerMoney.account', defaultMessage: 'Account' },
  amount: { id: 'console.playerMoney.amount', defaultMessage: 'Amount' },
  request: { id: 'console.playerMoney.request', defaultMessage: 'Request payout' },
  requestTitle: { id: 'console.playerMoney.requestTitle', defaultMessage: 'Request a payout of {amount}' },
  requestEffect: {
    id: 'console.playerMoney.requestEffect',
    defaultMessage:
      'Outstanding debt is settled and the rest is reserved as a withdrawal. Your request counts as the first approval; another operator must approve it. The player is notified by email now and when the payout is sent.',
  },
  cancel: { id: 'console.playerMoney.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.playerMoney.notDone', defaultMessage: 'Request failed' },
  done: {
    id: 'console.playerMoney.done',
    defaultMessage: '{amount} is reserved. It is paid after another operator approves it under Withdrawals.',
  },
});
