import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  amount: { id: 'cashier.deposit.amount', defaultMessage: 'Amount' },
  amountHelp: { id: 'cashier.deposit.amountHelp', defaultMessage: 'At least {amount}.' },
  amountEmpty: { id: 'cashier.deposit.amountEmpty', defaultMessage: 'Write how much you want to deposit.' },
  tooSmall: { id: 'cashier.deposit.tooSmall', defaultMessage: 'The least is {amount}.' },
  tooLarge: { id: 'cashier.deposit.tooLarge', defaultMessage: 'The most with this way to pay is {amount}.' },
  overLimit: { id: 'cashier.deposit.overLimit', defaultMessage: 'Your deposit limit leaves {amount}.' },
  methodEmpty: { id: 'cashier.deposit.methodEmpty', defaultMessage: 'Choose how to pay.' },
  errors: { id: 'cashier.deposit.errors', defaultMessage: 'Please look at this again' },
  quick: { id: 'cashier.deposit.quick', defaultMessage: 'Amounts to choose from' },
  headroomDay: {
    id: 'cashier.deposit.headroomDay',
    defaultMessage: 'Your daily limit leaves {amount} until {date}.',
  },
  headroomWeek: {
    id: 'cashier.deposit.headroomWeek',
    defaultMessage: 'Your weekly limit leaves {amount} until {date}.',
  },
  headroomMonth: {
    id: 'cashier.deposit.headroomMonth',
    defaultMessage: 'Your monthly limit leaves {amount} until {date}.',
  },
  methods: { id: 'cashier.deposit.methods', defaultMessage: 'How do you want to pay?' },
  otherMethods: { id: 'cashier.deposit.otherMethods', defaultMessage: 'Other ways to pay' },
  methodsComing: { id: 'cashier.deposit.methodsComing', defaultMessage: 'The ways to pay are on their way' },
  noMethods: { id: 'cashier.deposit.noMethods', defaultMessage: 'There is no way to pay here right now' },
  noMethodsText: {
    id: 'cashier.deposit.noMethodsText',
    defaultMessage: 'Please try again in a while, or write to us.',
  },
  noFee: { id: 'cashier.deposit.noFee', defaultMessage: 'No fee' },
  fee: { id: 'cashier.deposit.fee', defaultMessage: 'Fee {amount}' },
  range: { id: 'cashier.deposit.range', defaultMessage: '{least} to {most}' },
  lastUsed: { id: 'cashier.deposit.lastUsed', defaultMessage: 'Last used' },
  goOn: { id: 'cashier.deposit.goOn', defaultMessage: 'Deposit {amount}' },
  goOnEmpty: { id: 'cashier.deposit.goOnEmpty', defaultMessage: 'Deposit' },
  total: {
    id: 'cashier.deposit.total',
    defaultMessage: '{total} is taken from you: {amount} and a fee of {fee}.',
  },
  loop: {
    id: 'cashier.deposit.loop',
    defaultMessage:
      'When you withdraw, the money goes back to where it came from first. {regulator} asks for it.',
  },
  payoutAccounts: {
    id: 'cashier.deposit.payoutAccounts',
    defaultMessage:
      'You withdraw to accounts you have deposited from. That is our rule: your money stays with you.',
  },
  sending: { id: 'cashier.deposit.sending', defaultMessage: 'Preparing your deposit of {amount}' },
  finding: { id: 'cashier.deposit.finding', defaultMessage: 'Looking up your deposit of {amount}' },
  unheard: { id: 'cashier.deposit.unheard', defaultMessage: 'We have not heard back yet' },
  unheardText: {
    id: 'cashier.deposit.unheardText',
    defaultMessage:
      'Your deposit of {amount} may be on its way. We go on asking for the same payment; please do not begin another one.',
  },
  redirect: { id: 'cashier.deposit.redirect', defaultMessage: 'Go on at {method}' },
  redirectText: {
    id: 'cashier.deposit.redirectText',
    defaultMessage:
      'You approve {amount} there and come back here. If you did so already, wait a moment: we are asking.',
  },
  cancel: { id: 'cashier.deposit.cancel', defaultMessage: 'Cancel this deposit' },
  open: { id: 'cashier.deposit.open', defaultMessage: 'You have begun a deposit of {amount} with {method}' },
  openGoOn: { id: 'cashier.deposit.openGoOn', defaultMessage: 'Go on with it' },
  failed: { id: 'cashier.deposit.failed', defaultMessage: 'The cashier could not be opened' },
  retry: { id: 'cashier.deposit.retry', defaultMessage: 'Try again' },
  offline: {
    id: 'cashier.deposit.offline',
    defaultMessage: 'You are offline. Nothing can be paid until you are back.',
  },
  limitTitle: { id: 'cashier.deposit.limitTitle', defaultMessage: 'Set your own limit first' },
  limitText: {
    id: 'cashier.deposit.limitText',
    defaultMessage:
      'Before the first deposit you say how much you want to deposit at most. You can lower it at any time, at once.',
  },
  limitOfferTitle: {
    id: 'cashier.deposit.limitOfferTitle',
    defaultMessage: 'Would you like a limit of your own?',
  },
  limitOfferText: {
    id: 'cashier.deposit.limitOfferText',
    defaultMessage:
      'Before your first deposit you can say how much you want to deposit at most. You can lower it at any time, at once.',
  },
  limitNone: { id: 'cashier.deposit.limitNone', defaultMessage: 'Go on without a limit' },
  limitPeriod: { id: 'cashier.deposit.limitPeriod', defaultMessage: 'For each' },
  limitAmount: { id: 'cashier.deposit.limitAmount', defaultMessage: 'At most' },
  limitSave: { id: 'cashier.deposit.limitSave', defaultMessage: 'Set this limit' },
  limitEmpty: { id: 'cashier.deposit.limitEmpty', defaultMessage: 'Write an amount.' },
  limitFailed: {
    id: 'cashier.deposit.limitFailed',
    defaultMessage: 'The limit could not be set. Please try again.',
  },
  day: { id: 'cashier.deposit.day', defaultMessage: 'Day' },
  week: { id: 'cashier.deposit.week', defaultMessage: 'Week' },
  month: { id: 'cashier.deposit.month', defaultMessage: 'Month' },
});

export const reasons = defineMessages({
  COUNTRY: { id: 'cashier.method.country', defaultMessage: 'Not in your country' },
  CURRENCY: { id: 'cashier.method.currency', defaultMessage: 'Not in your currency' },
  BLOCKED: { id: 'cashier.method.blocked', defaultMessage: 'Off for your account' },
  CLOSED_LOOP: {
    id: 'cashier.method.closedLoop',
    defaultMessage: 'After the money has gone back to where it came from',
  },
  PROVIDER_UNAVAILABLE: { id: 'cashier.method.unavailable', defaultMessage: 'Not open right now' },
  NO_ACCOUNT: { id: 'cashier.method.noAccount', defaultMessage: 'After your first deposit with it' },
});
