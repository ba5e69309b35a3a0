import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.signIn.title', defaultMessage: 'Foyer console' },
  intro: {
    id: 'console.signIn.intro',
    defaultMessage: 'Releases by brand, decisions and health. For staff.',
  },
  signIn: { id: 'console.signIn.signIn', defaultMessage: 'Sign in' },
  failed: { id: 'console.signIn.failed', defaultMessage: 'Sign-in was not completed. Try again.' },
  away: {
    id: 'console.signIn.away',
    defaultMessage: 'The console is not responding. Try again in a moment.',
  },
});
