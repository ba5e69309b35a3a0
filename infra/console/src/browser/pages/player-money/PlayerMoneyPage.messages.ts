import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.playerMoney.title', defaultMessage: 'A player’s money' },
  intro: {
    id: 'console.playerMoney.intro',
    defaultMessage:
      'Balances as they were just before any instant, from the ledger alone. What is left to a player who cannot sign in is paid out from here, by two people.',
  },
  notFor: {
    id: 'console.playerMoney.notFor',
    defaultMessage: 'Players’ money is for operators and auditors.',
  },
  brand: { id: 'console.playerMoney.brand', defaultMessage: 'Brand' },
  who: { id: 'console.playerMoney.who', defaultMessage: 'E-mail address or player id' },
  at: { id: 'console.playerMoney.at', defaultMessage: 'Instant, UTC (empty: now)' },
  atHelp: { id: 'console.playerMoney.atHelp', defaultMessage: 'As in 2026-11-22T09:30:00Z' },
  atWrong: { id: 'console.playerMoney.atWrong', defaultMessage: 'Write it as in 2026-11-22T09:30:00Z.' },
  correct: { id: 'console.playerMoney.correct', defaultMessage: 'Please correct this' },
  look: { id: 'console.playerMoney.look', defaultMessage: 'Look' },
  player: { id: 'console.playerMoney.player', defaultMessage: 'Player' },
  status: { id: 'console.playerMoney.status', defaultMessage: 'Account' },
  excluded: { id: 'console.playerMoney.excluded', defaultMessage: '{status}, self-excluded' },
  asOf: { id: 'console.playerMoney.asOf', defaultMessage: 'As of' },
  movements: { id: 'console.playerMoney.movements', defaultMessage: 'Movements until then' },
  balance: { id: 'console.playerMoney.balance', defaultMessage: 'Balance' },
  bonus: { id: 'console.playerMoney.bonus', defaultMessage: 'Bonus money' },
  pending: { id: 'console.playerMoney.pending', defaultMessage: 'Put by for withdrawals' },
  owed: { id: 'console.playerMoney.owed', defaultMessage: 'Owed to the house' },
  blocked: { id: 'console.playerMoney.blocked', defaultMessage: 'May not be paid now' },
  left: { id: 'console.playerMoney.left', defaultMessage: 'Left to pay out now: {amount}' },
  noPayout: { id: 'console.playerMoney.noPayout', defaultMessage: 'No payout from here' },
  account: { id: 'console.playerMoney.account', defaultMessage: 'Account' },
  amount: { id: 'console.playerMoney.amount', defaultMessage: 'Amount' },
  ask: { id: 'console.playerMoney.ask', defaultMessage: 'Ask for a payout' },
  askTitle: { id: 'console.playerMoney.askTitle', defaultMessage: 'Ask for a payout of {amount}' },
  askEffect: {
    id: 'console.playerMoney.askEffect',
    defaultMessage:
      'What is owed is settled, the rest is put by and waits among the withdrawals. You have agreed by asking; somebody else has to approve it. The player gets a letter now, and another when it is sent.',
  },
  cancel: { id: 'console.playerMoney.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.playerMoney.notDone', defaultMessage: 'Not done' },
  done: {
    id: 'console.playerMoney.done',
    defaultMessage:
      '{amount} is put by. It leaves when somebody else has approved it, on the page Withdrawals.',
  },
});
