import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  amount: { id: 'cashier.deposit.amount', defaultMessage: 'Amount' },
  amountHelp: { id: 'cashier.deposit.amountHelp', defaultMessage: 'Minimum {amount}' },
  amountEmpty: { id: 'cashier.deposit.amountEmpty', defaultMessage: 'Enter an amount.' },
  tooSmall: {
    id: 'cashier.deposit.tooSmall',
    defaultMessage: 'That’s below the minimum deposit. Enter {amount} or more.',
  },
  tooLarge: { id: 'cashier.deposit.tooLarge', defaultMessage: 'Maximum for this method: {amount}' },
  overLimit: {
    id: 'cashier.deposit.overLimit',
    defaultMessage: 'You can deposit up to {amount} within your limit.',
  },
  otherCurrency: {
    id: 'cashier.deposit.otherCurrency',
    defaultMessage:
      'Your link was for {amount}, but your account uses {currency}. Enter an amount in {currency}.',
  },
  amountUnreadable: {
    id: 'cashier.deposit.amountUnreadable',
    defaultMessage: 'We couldn’t read the amount in your link. Enter an amount.',
  },
  methodUnknown: {
    id: 'cashier.deposit.methodUnknown',
    defaultMessage: 'The payment method in your link isn’t available. Choose another one.',
  },
  methodEmpty: { id: 'cashier.deposit.methodEmpty', defaultMessage: 'Choose a payment method.' },
  errors: { id: 'cashier.deposit.errors', defaultMessage: 'Check the following' },
  quick: { id: 'cashier.deposit.quick', defaultMessage: 'Suggested amounts' },
  headroomDay: {
    id: 'cashier.deposit.headroomDay',
    defaultMessage: 'Daily limit: {amount} left until {date}',
  },
  headroomWeek: {
    id: 'cashier.deposit.headroomWeek',
    defaultMessage: 'Weekly limit: {amount} left until {date}',
  },
  headroomMonth: {
    id: 'cashier.deposit.headroomMonth',
    defaultMessage: 'Monthly limit: {amount} left until {date}',
  },
  methods: { id: 'cashier.deposit.methods', defaultMessage: 'Payment method' },
  otherMethods: { id: 'cashier.deposit.otherMethods', defaultMessage: 'Other payment methods' },
  methodsComing: { id: 'cashier.deposit.methodsComing', defaultMessage: 'Loading payment methods' },
  noMethods: { id: 'cashier.deposit.noMethods', defaultMessage: 'No payment methods available' },
  noMethodsText: {
    id: 'cashier.deposit.noMethodsText',
    defaultMessage: 'Try again later or contact support.',
  },
  noFee: { id: 'cashier.deposit.noFee', defaultMessage: 'No fee' },
  fee: { id: 'cashier.deposit.fee', defaultMessage: 'Fee {amount}' },
  range: { id: 'cashier.deposit.range', defaultMessage: '{least} to {most}' },
  lastUsed: { id: 'cashier.deposit.lastUsed', defaultMessage: 'Last used' },
  goOn: { id: 'cashier.deposit.goOn', defaultMessage: 'Deposit {amount}' },
  goOnEmpty: { id: 'cashier.deposit.goOnEmpty', defaultMessage: 'Deposit' },
  total: {
    id: 'cashier.deposit.total',
    defaultMessage: 'You’ll pay {total}: {amount} plus a {fee} fee.',
  },
  loop: {
    id: 'cashier.deposit.loop',
    defaultMessage: '{regulator} requires withdrawals to go first to the payment methods you deposited with.',
  },
  payoutAccounts: {
    id: 'cashier.deposit.payoutAccounts',
    defaultMessage: 'You can withdraw to accounts you’ve used for deposits.',
  },
  sending: { id: 'cashier.deposit.sending', defaultMessage: 'Starting your deposit of {amount}' },
  finding: { id: 'cashier.deposit.finding', defaultMessage: 'Checking your deposit of {amount}' },
  unconfirmed: { id: 'cashier.deposit.unconfirmed', defaultMessage: 'We’re still waiting for confirmation' },
  unconfirmedText: {
    id: 'cashier.deposit.unconfirmedText',
    defaultMessage:
      'Your deposit of {amount} may still go through. We keep checking, so please don’t start another one.',
  },
  redirect: { id: 'cashier.deposit.redirect', defaultMessage: 'Continue with {method}' },
  redirectText: {
    id: 'cashier.deposit.redirectText',
    defaultMessage:
      'Approve {amount} there, then return here. If you’ve already approved it, wait a moment while we check.',
  },
  cancel: { id: 'cashier.deposit.cancel', defaultMessage: 'Cancel deposit' },
  open: {
    id: 'cashier.deposit.open',
    defaultMessage: 'You have an unfinished deposit of {amount} with {method}',
  },
  openOthers: {
    id: 'cashier.deposit.openOthers',
    defaultMessage: '{count, plural, one {# more unfinished deposit} other {# more unfinished deposits}}',
  },
  openOther: { id: 'cashier.deposit.openOther', defaultMessage: '{amount} with {method}' },
  openGoOn: { id: 'cashier.deposit.openGoOn', defaultMessage: 'Continue' },
  failed: { id: 'cashier.deposit.failed', defaultMessage: 'We couldn’t load the cashier' },
  retry: { id: 'cashier.deposit.retry', defaultMessage: 'Try again' },
  offline: {
    id: 'cashier.deposit.offline',
    defaultMessage: 'You’re offline. Reconnect to make a payment.',
  },
  limitTitle: { id: 'cashier.deposit.limitTitle', defaultMessage: 'Set a deposit limit first' },
  limitText: {
    id: 'cashier.deposit.limitText',
    defaultMessage:
      'Choose the most you want to deposit per period. You can lower it at any time, effective immediately.',
  },
  limitOfferTitle: {
    id: 'cashier.deposit.limitOfferTitle',
    defaultMessage: 'Set a deposit limit?',
  },
  limitOfferText: {
    id: 'cashier.deposit.limitOfferText',
    defaultMessage:
      'Choose the most you want to deposit per period. You can lower it at any time, effective immediately.',
  },
  limitNone: { id: 'cashier.deposit.limitNone', defaultMessage: 'Continue without a limit' },
  limitPeriod: { id: 'cashier.deposit.limitPeriod', defaultMessage: 'Period' },
  limitAmount: { id: 'cashier.deposit.limitAmount', defaultMessage: 'Deposit limit' },
  limitSave: { id: 'cashier.deposit.limitSave', defaultMessage: 'Set limit' },
  limitEmpty: { id: 'cashier.deposit.limitEmpty', defaultMessage: 'Enter an amount.' },
  limitFailed: {
    id: 'cashier.deposit.limitFailed',
    defaultMessage: 'We couldn’t set the limit. Try again.',
  },
  day: { id: 'cashier.deposit.day', defaultMessage: 'Daily' },
  week: { id: 'cashier.deposit.week', defaultMessage: 'Weekly' },
  month: { id: 'cashier.deposit.month', defaultMessage: 'Monthly' },
});

export const reasons = defineMessages({
  COUNTRY: { id: 'cashier.method.country', defaultMessage: 'Not available in your country' },
  CURRENCY: { id: 'cashier.method.currency', defaultMessage: 'Not available in your currency' },
  BLOCKED: { id: 'cashier.method.blocked', defaultMessage: 'Blocked for your account' },
  CLOSED_LOOP: {
    id: 'cashier.method.closedLoop',
    defaultMessage: 'Withdraw to your deposit methods first',
  },
  PROVIDER_UNAVAILABLE: { id: 'cashier.method.unavailable', defaultMessage: 'Temporarily unavailable' },
  NO_ACCOUNT: {
    id: 'cashier.method.noAccount',
    defaultMessage: 'Available after your first deposit with this method',
  },
});
