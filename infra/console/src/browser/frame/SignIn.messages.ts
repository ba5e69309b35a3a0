import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.signIn.title', defaultMessage: 'Foyer console' },
  intro: {
    id: 'console.signIn.intro',
    defaultMessage: 'What runs for which brand, who decided it, and how it fares. For staff.',
  },
  signIn: { id: 'console.signIn.signIn', defaultMessage: 'Sign in' },
  failed: { id: 'console.signIn.failed', defaultMessage: 'The sign-in was not completed. Try again.' },
  away: { id: 'console.signIn.away', defaultMessage: 'The console does not answer. Try again in a moment.' },
});
