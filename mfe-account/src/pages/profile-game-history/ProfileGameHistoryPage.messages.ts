import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.history.title', defaultMessage: 'Game history' },
  intro: {
    id: 'account.history.intro',
    defaultMessage: 'All your real-money rounds.',
  },
  rounds: { id: 'account.history.rounds', defaultMessage: 'Rounds' },
  stake: { id: 'account.history.staked', defaultMessage: 'Staked' },
  return: { id: 'account.history.returned', defaultMessage: 'Returned' },
  net: { id: 'account.history.net', defaultMessage: 'Net' },
  when: { id: 'account.history.when', defaultMessage: 'When' },
  game: { id: 'account.history.game', defaultMessage: 'Game' },
  allStatuses: { id: 'account.history.allStatuses', defaultMessage: 'All statuses' },
  status: { id: 'account.history.status', defaultMessage: 'Status' },
  balance: { id: 'account.history.balance', defaultMessage: 'Balance after' },
  OPEN: { id: 'account.history.open', defaultMessage: 'In play' },
  CLOSED: { id: 'account.history.closed', defaultMessage: 'Settled' },
  freeSpin: { id: 'account.history.freeSpin', defaultMessage: 'Free spin' },
  ROLLED_BACK: { id: 'account.history.rolledBack', defaultMessage: 'Stake returned' },
  caption: { id: 'account.history.caption', defaultMessage: 'Rounds, newest first' },
  empty: { id: 'account.history.empty', defaultMessage: 'No rounds in this period' },
  emptyHint: {
    id: 'account.history.emptyHint',
    defaultMessage: 'Demo rounds aren’t saved.',
  },
  failed: { id: 'account.history.failed', defaultMessage: 'We couldn’t load your history.' },
  failedHint: {
    id: 'account.history.failedHint',
    defaultMessage: 'Your rounds are saved. Try again in a moment.',
  },
});
