import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.close.title', defaultMessage: 'Close my account' },
  intro: { id: 'account.close.intro', defaultMessage: 'When you close your account:' },
  signOut: {
    id: 'account.close.signOut',
    defaultMessage: 'You’re signed out on every device at once, and can’t play or deposit.',
  },
  money: {
    id: 'account.close.money',
    defaultMessage:
      'Your balance must be zero: withdraw your money first. Withdrawals in progress must be finished.',
  },
  bonuses: {
    id: 'account.close.bonuses',
    defaultMessage: 'Bonuses and rewards that you haven’t used are forfeited.',
  },
  history: {
    id: 'account.close.history',
    defaultMessage:
      'Your limits and history stay in place. We keep records for {years} years, as the law requires.',
  },
  marketing: { id: 'account.close.marketing', defaultMessage: 'We stop sending you offers.' },
  reopen: {
    id: 'account.close.reopen',
    defaultMessage: 'You can reopen the account later by signing in.',
  },
  protect: {
    id: 'account.close.protect',
    defaultMessage:
      'If gambling no longer feels like fun, closing isn’t enough, because you could reopen the account. A time-out or self-exclusion can’t be undone early.',
  },
  takeBreak: { id: 'account.close.takeBreak', defaultMessage: 'Take a break or exclude yourself' },
  help: { id: 'account.close.help', defaultMessage: 'Free gambling support: {helpline}' },
  reason: { id: 'account.close.reason', defaultMessage: 'Why are you closing your account?' },
  AccountIssues: { id: 'account.close.accountIssues', defaultMessage: 'Problems with my account' },
  InsufficientGameChoices: {
    id: 'account.close.gameChoices',
    defaultMessage: 'Not enough games that I like',
  },
  NotEnoughBonusesOrPromotions: {
    id: 'account.close.bonusChoices',
    defaultMessage: 'Not enough bonuses or promotions',
  },
  PaymentIssues: { id: 'account.close.paymentIssues', defaultMessage: 'Problems with payments' },
  reasonMissing: { id: 'account.close.reasonMissing', defaultMessage: 'Select a reason.' },
  errors: { id: 'account.close.errors', defaultMessage: 'Please correct the following' },
  submit: { id: 'account.close.submit', defaultMessage: 'Close my account' },
  keep: { id: 'account.close.keep', defaultMessage: 'Keep my account' },
  confirmTitle: { id: 'account.close.confirmTitle', defaultMessage: 'Close your account now?' },
  confirmText: {
    id: 'account.close.confirmText',
    defaultMessage: 'You’re signed out on every device. You can reopen the account later by signing in.',
  },
  BALANCE_LEFT: {
    id: 'account.close.balanceLeft',
    defaultMessage:
      'You still have money in your account. Withdraw it first, and use or forfeit your bonuses.',
  },
  WITHDRAWAL_RUNNING: {
    id: 'account.close.withdrawalRunning',
    defaultMessage: 'A withdrawal is in progress. You can close your account when it’s finished.',
  },
  withdraw: { id: 'account.close.withdraw', defaultMessage: 'Withdraw' },
  failed: {
    id: 'account.close.failed',
    defaultMessage: 'We couldn’t close your account. It’s still open. Try again in a moment.',
  },
  closed: { id: 'account.close.closed', defaultMessage: 'Your account is closed' },
  closedText: {
    id: 'account.close.closedText',
    defaultMessage: 'Thank you for playing with us. You can reopen the account by signing in.',
  },
});
