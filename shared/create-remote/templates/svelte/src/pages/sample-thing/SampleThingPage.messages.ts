import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sample-owner.sampleThing.title', defaultMessage: 'Sample thing' },
  intro: { id: 'sample-owner.sampleThing.intro', defaultMessage: 'This page is drawn by Svelte.' },
  balance: { id: 'sample-owner.sampleThing.balance', defaultMessage: 'Balance' },
  loading: { id: 'sample-owner.sampleThing.loading', defaultMessage: 'Loading your balance…' },
  failed: {
    id: 'sample-owner.sampleThing.failed',
    defaultMessage: 'We couldn’t load your balance. We’re trying again.',
  },
  outdated: {
    id: 'sample-owner.sampleThing.outdated',
    defaultMessage: 'You’re offline. This balance may be out of date.',
  },
  signedOut: { id: 'sample-owner.sampleThing.signedOut', defaultMessage: 'Sign in to see your balance.' },
  signIn: { id: 'sample-owner.sampleThing.signIn', defaultMessage: 'Sign in' },
});
