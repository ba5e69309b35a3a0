import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.playerBanks.title', defaultMessage: 'Bank and wallet sign-in' },
  none: { id: 'console.playerBanks.none', defaultMessage: 'No bank or wallet is connected to this account.' },
  loading: { id: 'console.playerBanks.loading', defaultMessage: 'Loading' },
  notShown: { id: 'console.playerBanks.notShown', defaultMessage: 'Could not be loaded' },
  current: { id: 'console.playerBanks.current', defaultMessage: 'Connected banks and wallets' },
  past: { id: 'console.playerBanks.past', defaultMessage: 'Disconnected' },
  kind: { id: 'console.playerBanks.kind', defaultMessage: 'Kind' },
  since: { id: 'console.playerBanks.since', defaultMessage: 'Connected' },
  until: { id: 'console.playerBanks.until', defaultMessage: 'Disconnected' },
  by: { id: 'console.playerBanks.by', defaultMessage: 'By' },
  reason: { id: 'console.playerBanks.reason', defaultMessage: 'Reason' },
  change: { id: 'console.playerBanks.change', defaultMessage: 'Actions' },
  BankPayment: { id: 'console.playerBanks.BankPayment', defaultMessage: 'Bank' },
  OpenBanking: { id: 'console.playerBanks.OpenBanking', defaultMessage: 'Open banking' },
  PaymentGateway: { id: 'console.playerBanks.PaymentGateway', defaultMessage: 'Wallet' },
  unknownKind: { id: 'console.playerBanks.unknownKind', defaultMessage: 'Bank or wallet' },
  disconnect: { id: 'console.playerBanks.disconnect', defaultMessage: 'Disconnect' },
  which: { id: 'console.playerBanks.which', defaultMessage: '{kind}, connected {since}' },
  onlyWayIn: { id: 'console.playerBanks.onlyWayIn', defaultMessage: 'Only sign-in method' },
  onlyWayInHelp: {
    id: 'console.playerBanks.onlyWayInHelp',
    defaultMessage:
      'This player has no password, no passkey and no verified email address; without this connection the account would be inaccessible. Ask the player to sign in once with an email code from the sign-in page, then disconnect.',
  },
  disconnectTitle: {
    id: 'console.playerBanks.disconnectTitle',
    defaultMessage: 'Disconnect: {kind}, connected {since}',
  },
  effect: {
    id: 'console.playerBanks.effect',
    defaultMessage:
      'This connection can no longer sign in to the account. Sessions started by a bank or wallet are ended. The player is notified by email with instructions to sign in. Payments in progress and payout accounts are not affected. Only the player can reconnect.',
  },
  word: { id: 'console.playerBanks.word', defaultMessage: 'disconnect' },
  cancel: { id: 'console.playerBanks.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.playerBanks.notDone', defaultMessage: 'Disconnecting failed' },
  done: {
    id: 'console.playerBanks.done',
    defaultMessage: 'Disconnected: {kind}, connected {since}. The player is notified by email.',
  },
});
