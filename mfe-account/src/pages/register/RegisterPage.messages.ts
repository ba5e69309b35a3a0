import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.register.title', defaultMessage: 'Create an account' },
  countryHeading: { id: 'account.register.countryHeading', defaultMessage: 'Where do you live?' },
  countryIntro: {
    id: 'account.register.countryIntro',
    defaultMessage: 'Available games and required information depend on your country.',
  },
  country: { id: 'account.register.country', defaultMessage: 'Country of residence' },
  notListed: {
    id: 'account.register.notListed',
    defaultMessage: 'Country not listed? We don’t have a licence there and can’t open an account for you.',
  },
  next: { id: 'account.register.next', defaultMessage: 'Continue' },
  haveAccount: { id: 'account.register.haveAccount', defaultMessage: 'I already have an account' },
  age: {
    id: 'account.register.age',
    defaultMessage: 'You must be {age} or over. We verify your age before you can play.',
  },
  failed: {
    id: 'account.register.failed',
    defaultMessage: 'We couldn’t open the registration page. Check your connection and try again.',
  },
  flowBank: {
    id: 'account.register.flowBank',
    defaultMessage:
      'In {country}, you register with your bank: it confirms who you are, and you make your first deposit.',
  },
  flowSms: {
    id: 'account.register.flowSms',
    defaultMessage:
      'In {country}, you register with your phone number: you get a code by text message and need no password.',
  },
  flowUnavailable: {
    id: 'account.register.flowUnavailable',
    defaultMessage: 'Registration from {country} isn’t available yet.',
  },
  loadFailed: { id: 'account.register.loadFailed', defaultMessage: 'We couldn’t load the countries.' },
  checkConnection: {
    id: 'account.register.checkConnection',
    defaultMessage: 'Check your connection and try again.',
  },
  retry: { id: 'account.register.retry', defaultMessage: 'Try again' },
  limitsTitle: { id: 'account.register.limitsTitle', defaultMessage: 'Set your limits' },
  limitsHeading: {
    id: 'account.register.limitsHeading',
    defaultMessage: 'Set your deposit limits',
  },
  limitsIntro: {
    id: 'account.register.limitsIntro',
    defaultMessage:
      'Choose an amount you’re comfortable with. You can lower a limit at any time with immediate effect. Raising one takes {hours} hours, and you have to confirm it again.',
  },
  limitsSave: { id: 'account.register.limitsSave', defaultMessage: 'Save my limits' },
  limitsSkip: { id: 'account.register.limitsSkip', defaultMessage: 'Continue without limits' },
  limitsFailed: {
    id: 'account.register.limitsFailed',
    defaultMessage: 'We couldn’t save your limits. Try again.',
  },
  limitsSaved: { id: 'account.register.limitsSaved', defaultMessage: 'Your limits are active.' },
  limitsNone: {
    id: 'account.register.limitsNone',
    defaultMessage: 'Enter at least one limit, or continue without limits.',
  },
  correct: { id: 'account.register.correct', defaultMessage: 'Correct the following' },
  withUnit: { id: 'account.register.withUnit', defaultMessage: '{label} ({unit})' },
  depositDay: { id: 'account.register.depositDay', defaultMessage: 'Daily deposit limit' },
  depositWeek: { id: 'account.register.depositWeek', defaultMessage: 'Weekly deposit limit' },
  depositMonth: { id: 'account.register.depositMonth', defaultMessage: 'Monthly deposit limit' },
});
