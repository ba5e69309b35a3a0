import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.account.title', defaultMessage: '{name} · {brand}' },
  notShown: { id: 'console.account.notShown', defaultMessage: 'Account not shown' },
  times: {
    id: 'console.account.times',
    defaultMessage: 'Times in UTC, with the player’s legal time zone ({timeZone}) in brackets. Read at {at}.',
  },
  refresh: { id: 'console.account.refresh', defaultMessage: 'Refresh' },
  playerId: { id: 'console.account.playerId', defaultMessage: 'Player ID' },
  email: { id: 'console.account.email', defaultMessage: 'Email address' },
  phone: { id: 'console.account.phone', defaultMessage: 'Phone number' },
  verified: { id: 'console.account.verified', defaultMessage: '{value} (verified)' },
  notVerified: { id: 'console.account.notVerified', defaultMessage: '{value} (not verified)' },
  none: { id: 'console.account.none', defaultMessage: 'None' },
  birthday: { id: 'console.account.birthday', defaultMessage: 'Date of birth' },
  address: { id: 'console.account.address', defaultMessage: 'Address' },
  language: { id: 'console.account.language', defaultMessage: 'Language' },
  marketing: { id: 'console.account.marketing', defaultMessage: 'Accepts marketing by' },
  noMarketing: { id: 'console.account.noMarketing', defaultMessage: 'No channel' },
  marketingChanged: {
    id: 'console.account.marketingChanged',
    defaultMessage: '{channels}; last changed {at}',
  },
  registered: { id: 'console.account.registered', defaultMessage: 'Registered' },
  lastSignIn: { id: 'console.account.lastSignIn', defaultMessage: 'Last sign-in' },
  never: { id: 'console.account.never', defaultMessage: 'Never' },
  balance: { id: 'console.account.balance', defaultMessage: 'Balance' },
  withBonus: { id: 'console.account.withBonus', defaultMessage: '{balance}, bonus {bonus}' },
  identity: { id: 'console.account.identity', defaultMessage: 'Identity' },
  wealth: { id: 'console.account.wealth', defaultMessage: 'Source of wealth' },
  wealthDue: { id: 'console.account.wealthDue', defaultMessage: '{status}, due {due}' },
  deposits: { id: 'console.account.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'console.account.withdrawals', defaultMessage: 'Withdrawals' },
  allowed: { id: 'console.account.allowed', defaultMessage: 'Allowed' },
  closedTitle: { id: 'console.account.closedTitle', defaultMessage: 'Account closed' },
  closedText: { id: 'console.account.closedText', defaultMessage: '{cause} Closed {at}. {reopen}' },
  mayReopen: {
    id: 'console.account.mayReopen',
    defaultMessage: 'The player can reopen the account by signing in.',
  },
  mayNotReopen: {
    id: 'console.account.mayNotReopen',
    defaultMessage: 'The player cannot reopen the account; staff can.',
  },
  erasureTitle: { id: 'console.account.erasureTitle', defaultMessage: 'Erasure of personal data requested' },
  erasureText: {
    id: 'console.account.erasureText',
    defaultMessage:
      'Requested {at}. Data that the law does not require is deleted within minutes, the rest after {until}. The account cannot be reopened.',
  },
  others: { id: 'console.account.others', defaultMessage: 'Same person at other brands' },
  pages: { id: 'console.account.pages', defaultMessage: 'More about this player' },
  supervisors: {
    id: 'console.account.supervisors',
    defaultMessage:
      'Documents, identity checks, balances and markers of harm are visible to operators and auditors.',
  },
  documents: { id: 'console.account.documents', defaultMessage: 'Documents and source of wealth' },
  identityPage: { id: 'console.account.identityPage', defaultMessage: 'Identity check' },
  money: { id: 'console.account.money', defaultMessage: 'Balance and payout' },
  chat: { id: 'console.account.chat', defaultMessage: 'Live chat' },
  care: { id: 'console.account.care', defaultMessage: 'Markers of harm' },
  exclusions: { id: 'console.account.exclusions', defaultMessage: 'Requests to end an exclusion' },
});

export const causes = defineMessages({
  PlayerRequest: { id: 'console.account.cause.PlayerRequest', defaultMessage: 'At the player’s request.' },
  MultipleAccounts: {
    id: 'console.account.cause.MultipleAccounts',
    defaultMessage: 'The person has another account.',
  },
  OperatorDecision: {
    id: 'console.account.cause.OperatorDecision',
    defaultMessage: 'By decision of the operator.',
  },
});

export const channels = defineMessages({
  email: { id: 'console.account.channel.email', defaultMessage: 'Email' },
  sms: { id: 'console.account.channel.sms', defaultMessage: 'Text message' },
  phone: { id: 'console.account.channel.phone', defaultMessage: 'Phone' },
  webPush: { id: 'console.account.channel.webPush', defaultMessage: 'Push' },
});

export const wealthStatuses = defineMessages({
  Done: { id: 'console.account.wealth.Done', defaultMessage: 'Confirmed' },
  NotNeed: { id: 'console.account.wealth.NotNeed', defaultMessage: 'Not required' },
  Pending: { id: 'console.account.wealth.Pending', defaultMessage: 'In review' },
  Required: { id: 'console.account.wealth.Required', defaultMessage: 'Required' },
  WillBeRequired: { id: 'console.account.wealth.WillBeRequired', defaultMessage: 'Announced' },
});
