import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  name: { id: 'console.frame.name', defaultMessage: 'Foyer console' },
  skip: { id: 'console.frame.skip', defaultMessage: 'To the page' },
  navigation: { id: 'console.frame.navigation', defaultMessage: 'Pages' },
  environment: { id: 'console.frame.environment', defaultMessage: 'Environment' },
  notProduction: {
    id: 'console.frame.notProduction',
    defaultMessage: 'You are looking at {environment}, not at production.',
  },
  live: { id: 'console.frame.live', defaultMessage: 'Live {time}' },
  stale: { id: 'console.frame.stale', defaultMessage: 'As of {time}' },
  connecting: { id: 'console.frame.connecting', defaultMessage: 'Connecting' },
  signedOut: { id: 'console.frame.signedOut', defaultMessage: 'Signed out' },
  staleTitle: { id: 'console.frame.staleTitle', defaultMessage: 'The registry does not answer' },
  staleText: {
    id: 'console.frame.staleText',
    defaultMessage:
      'What you see was true at {time}. What runs goes on running; decisions cannot be taken until the registry is back. The page notices by itself.',
  },
  signedOutTitle: { id: 'console.frame.signedOutTitle', defaultMessage: 'Your session has ended' },
  signIn: { id: 'console.frame.signIn', defaultMessage: 'Sign in again' },
  signOut: { id: 'console.frame.signOut', defaultMessage: 'Sign out' },
  more: { id: 'console.frame.more', defaultMessage: 'More' },
  map: { id: 'console.frame.map', defaultMessage: 'Map' },
  rollouts: { id: 'console.frame.rollouts', defaultMessage: 'Rollouts' },
  timeline: { id: 'console.frame.timeline', defaultMessage: 'Timeline' },
  status: { id: 'console.frame.status', defaultMessage: 'Status' },
  explain: { id: 'console.frame.explain', defaultMessage: 'Explain' },
  releases: { id: 'console.frame.releases', defaultMessage: 'Releases' },
  violations: { id: 'console.frame.violations', defaultMessage: 'Violations' },
  check: { id: 'console.frame.check', defaultMessage: 'Control check' },
  paymentPages: { id: 'console.frame.paymentPages', defaultMessage: 'Payment pages' },
  withdrawals: { id: 'console.frame.withdrawals', defaultMessage: 'Withdrawals' },
  playerMoney: { id: 'console.frame.playerMoney', defaultMessage: 'A player’s money' },
  identity: { id: 'console.frame.identity', defaultMessage: 'Identity' },
  reconciliation: { id: 'console.frame.reconciliation', defaultMessage: 'Books' },
  keys: { id: 'console.frame.keys', defaultMessage: 'Keys' },
  unseen: {
    id: 'console.frame.unseen',
    defaultMessage: '{count, plural, one {# new alert} other {# new alerts}}',
  },
});
