import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.register.title', defaultMessage: 'Create an account' },
  countryHeading: { id: 'account.register.countryHeading', defaultMessage: 'Where do you live?' },
  countryIntro: {
    id: 'account.register.countryIntro',
    defaultMessage: 'What we may offer you, and what we have to ask, depends on the country you live in.',
  },
  country: { id: 'account.register.country', defaultMessage: 'Country of residence' },
  notListed: {
    id: 'account.register.notListed',
    defaultMessage:
      'Your country is not in the list? Then we hold no licence for it and cannot open an account for you.',
  },
  next: { id: 'account.register.next', defaultMessage: 'Continue' },
  haveAccount: { id: 'account.register.haveAccount', defaultMessage: 'I have an account' },
  age: {
    id: 'account.register.age',
    defaultMessage: 'You must be at least {age} years old. We check your age before you can play.',
  },
  failed: {
    id: 'account.register.failed',
    defaultMessage: 'The registration page did not open. Check your connection and try again.',
  },
  flowUnavailable: {
    id: 'account.register.flowUnavailable',
    defaultMessage:
      'Registration from {country} opens with another bank service, which is not available here yet.',
  },
  loadFailed: { id: 'account.register.loadFailed', defaultMessage: 'We could not load the countries.' },
  retry: { id: 'account.register.retry', defaultMessage: 'Try again' },
  limitsTitle: { id: 'account.register.limitsTitle', defaultMessage: 'Set your limits' },
  limitsHeading: {
    id: 'account.register.limitsHeading',
    defaultMessage: 'Before you play: how much is enough?',
  },
  limitsIntro: {
    id: 'account.register.limitsIntro',
    defaultMessage:
      'Choose what you are comfortable with. You can lower a limit at any time with immediate effect; raising one takes {hours} hours and a second yes from you.',
  },
  limitsSave: { id: 'account.register.limitsSave', defaultMessage: 'Save my limits' },
  limitsSkip: { id: 'account.register.limitsSkip', defaultMessage: 'Go on without limits' },
  limitsFailed: {
    id: 'account.register.limitsFailed',
    defaultMessage: 'Your limits were not saved. Nothing is lost: try again.',
  },
  limitsSaved: { id: 'account.register.limitsSaved', defaultMessage: 'Your limits are active.' },
  limitsNone: {
    id: 'account.register.limitsNone',
    defaultMessage: 'Enter at least one limit, or go on without limits.',
  },
  correct: { id: 'account.register.correct', defaultMessage: 'Please correct this' },
  withUnit: { id: 'account.register.withUnit', defaultMessage: '{label} ({unit})' },
  depositDay: { id: 'account.register.depositDay', defaultMessage: 'Deposits a day' },
  depositWeek: { id: 'account.register.depositWeek', defaultMessage: 'Deposits a week' },
  depositMonth: { id: 'account.register.depositMonth', defaultMessage: 'Deposits a month' },
});
