import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  name: { id: 'console.frame.name', defaultMessage: 'Foyer console' },
  skip: { id: 'console.frame.skip', defaultMessage: 'Skip to content' },
  navigation: { id: 'console.frame.navigation', defaultMessage: 'Pages' },
  environment: { id: 'console.frame.environment', defaultMessage: 'Environment' },
  notProduction: {
    id: 'console.frame.notProduction',
    defaultMessage: 'You are viewing {environment}, not production.',
  },
  players: { id: 'console.frame.players', defaultMessage: 'Players' },
  live: { id: 'console.frame.live', defaultMessage: 'Live {time}' },
  stale: { id: 'console.frame.stale', defaultMessage: 'As of {time}' },
  connecting: { id: 'console.frame.connecting', defaultMessage: 'Connecting' },
  signedOut: { id: 'console.frame.signedOut', defaultMessage: 'Signed out' },
  staleTitle: { id: 'console.frame.staleTitle', defaultMessage: 'The registry is not responding' },
  staleText: {
    id: 'console.frame.staleText',
    defaultMessage:
      '{time, select, never {No data has been received yet.} other {Data as of {time}.}} Running releases are not affected. Decisions are unavailable until the registry responds; this page updates automatically.',
  },
  disconnected: { id: 'console.frame.disconnected', defaultMessage: 'Disconnected' },
  disconnectedTitle: {
    id: 'console.frame.disconnectedTitle',
    defaultMessage: 'Live updates are interrupted',
  },
  disconnectedText: {
    id: 'console.frame.disconnectedText',
    defaultMessage:
      '{time, select, never {No data has been received yet.} other {Data as of {time}.}} Running releases are not affected. This page reconnects automatically. If this lasts longer than a minute, check your network connection and reload the page.',
  },
  signOutFailed: {
    id: 'console.frame.signOutFailed',
    defaultMessage: 'You are still signed in',
  },
  signedOutTitle: { id: 'console.frame.signedOutTitle', defaultMessage: 'Your session has ended' },
  signedOutText: {
    id: 'console.frame.signedOutText',
    defaultMessage: 'This page no longer updates. Sign in to continue where you left off.',
  },
  signIn: { id: 'console.frame.signIn', defaultMessage: 'Sign in again' },
  signOut: { id: 'console.frame.signOut', defaultMessage: 'Sign out' },
  more: { id: 'console.frame.more', defaultMessage: 'More' },
  map: { id: 'console.frame.map', defaultMessage: 'Overview' },
  rollouts: { id: 'console.frame.rollouts', defaultMessage: 'Rollouts' },
  timeline: { id: 'console.frame.timeline', defaultMessage: 'Audit log' },
  status: { id: 'console.frame.status', defaultMessage: 'Service status' },
  explain: { id: 'console.frame.explain', defaultMessage: 'Resolution explainer' },
  releases: { id: 'console.frame.releases', defaultMessage: 'Releases' },
  violations: { id: 'console.frame.violations', defaultMessage: 'Policy violations' },
  check: { id: 'console.frame.check', defaultMessage: 'Integrity check' },
  paymentPages: { id: 'console.frame.paymentPages', defaultMessage: 'Payment pages' },
  liveChat: { id: 'console.frame.liveChat', defaultMessage: 'Live chat' },
  withdrawals: { id: 'console.frame.withdrawals', defaultMessage: 'Withdrawals' },
  playerMoney: { id: 'console.frame.playerMoney', defaultMessage: 'Player balance' },
  exclusions: { id: 'console.frame.exclusions', defaultMessage: 'Exclusions' },
  playerCare: { id: 'console.frame.playerCare', defaultMessage: 'Player care' },
  documents: { id: 'console.frame.documents', defaultMessage: 'Documents' },
  identity: { id: 'console.frame.identity', defaultMessage: 'Identity checks' },
  reconciliation: { id: 'console.frame.reconciliation', defaultMessage: 'Reconciliation' },
  content: { id: 'console.frame.content', defaultMessage: 'Content' },
  protection: { id: 'console.frame.protection', defaultMessage: 'Player protection' },
  keys: { id: 'console.frame.keys', defaultMessage: 'Signing keys' },
  unseen: {
    id: 'console.frame.unseen',
    defaultMessage: '{count, plural, one {# new alert} other {# new alerts}}',
  },
});
