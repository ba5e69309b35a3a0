import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.playerBanks.title', defaultMessage: 'Ways to sign in by bank' },
  none: { id: 'console.playerBanks.none', defaultMessage: 'No bank or wallet opens this account.' },
  loading: { id: 'console.playerBanks.loading', defaultMessage: 'Loading' },
  notShown: { id: 'console.playerBanks.notShown', defaultMessage: 'Not shown' },
  again: { id: 'console.playerBanks.again', defaultMessage: 'Try again' },
  current: { id: 'console.playerBanks.current', defaultMessage: 'Banks and wallets that open this account' },
  past: { id: 'console.playerBanks.past', defaultMessage: 'Disconnected' },
  kind: { id: 'console.playerBanks.kind', defaultMessage: 'Kind' },
  since: { id: 'console.playerBanks.since', defaultMessage: 'Connected' },
  until: { id: 'console.playerBanks.until', defaultMessage: 'Disconnected' },
  by: { id: 'console.playerBanks.by', defaultMessage: 'By' },
  why: { id: 'console.playerBanks.why', defaultMessage: 'Reason' },
  change: { id: 'console.playerBanks.change', defaultMessage: 'What can be done' },
  BankPayment: { id: 'console.playerBanks.BankPayment', defaultMessage: 'Bank' },
  OpenBanking: { id: 'console.playerBanks.OpenBanking', defaultMessage: 'Open banking' },
  PaymentGateway: { id: 'console.playerBanks.PaymentGateway', defaultMessage: 'Wallet' },
  unknownKind: { id: 'console.playerBanks.unknownKind', defaultMessage: 'Bank or wallet' },
  disconnect: { id: 'console.playerBanks.disconnect', defaultMessage: 'Disconnect' },
  which: { id: 'console.playerBanks.which', defaultMessage: '{kind}, connected {since}' },
  onlyWayIn: { id: 'console.playerBanks.onlyWayIn', defaultMessage: 'The only way in' },
  onlyWayInHelp: {
    id: 'console.playerBanks.onlyWayInHelp',
    defaultMessage:
      'This player has no password and no passkey, and the e-mail address has never been shown to be theirs: without this bank or wallet nobody could come in. Ask the player to sign in once with a code sent to that address, from the sign-in page. Then it can be disconnected.',
  },
  askTitle: { id: 'console.playerBanks.askTitle', defaultMessage: 'Disconnect: {kind}, connected {since}' },
  effect: {
    id: 'console.playerBanks.effect',
    defaultMessage:
      'It no longer opens this account, and whoever is signed in by any bank or wallet is signed out at once. The player is told by letter, with the way back in. Deposits and withdrawals under way, and the accounts that are paid out to, stay as they are. The player can connect it again; you cannot.',
  },
  word: { id: 'console.playerBanks.word', defaultMessage: 'disconnect' },
  cancel: { id: 'console.playerBanks.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.playerBanks.notDone', defaultMessage: 'Not done' },
  done: {
    id: 'console.playerBanks.done',
    defaultMessage: 'Disconnected: {kind}, connected {since}. The player is told by letter.',
  },
});
